#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H
int ctg_memfd(void);
#endif
