/// The journal of the screens in docs/JOURNAL.md, as jrnl's text.
enum ManualJournal {
  static let text = """
    [2026-11-02 08:20] First frost
    The canal steams. Ice on the handlebars. #cold

    [2026-11-05 19:30] Choir: the alto part of the Fauré @music

    [2026-11-09 13:05] Soup: leeks, potatoes, a little cream #recipe

    [2026-11-12 21:10] Read until late
    "The Peregrine", for the third time. @books

    [2026-11-14 11:00] Walk to the lighthouse with Ada #walk

    [2026-11-14 16:45] Tea, and the map of 1911 @ada

    [2026-11-18 07:50] Geese over the house, forty at least #birds

    [2026-11-21 18:15] Quince jelly

    - 2 kg of quinces
    - 1.5 kg of sugar
    - the juice of two lemons

    Cook the peel with them: it sets by itself. #recipe

    [2026-11-24 20:40] Tickets for 東京物語 on Sunday @ada

    [2026-11-27 12:10] Lunch in the sun, coats on

    [2026-11-27 22:30] A café that plays Fauré @music

    [2026-11-29 15:00] 東京物語, and rain on the way home @ada

    [2026-11-29 21:20] Bread for tomorrow #recipe

    *500 g* flour, *350 g* water, a little old dough. Overnight in the cold.

    [2026-11-30 06:55] Fog, and a heron on the ice #birds

    [2026-11-30 08:30] Walk along the river #walk *

    Down to the **old lock** and back. Seen on the way:

    - a heron, the one of this morning
    - two kingfishers
    - a man with a ladder, on the ice

    > Whoever walks slowly sees more, and is cold sooner.

    Next time with @ada, and with better gloves.

    [2026-11-30 12:40] Soup again, with what was left of Sunday #recipe

    """
}
