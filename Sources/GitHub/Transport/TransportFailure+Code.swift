import CTransfer

extension TransportFailure {
  /// What libcurl's code means (libcurl-errors(3)).
  init(_ code: CURLcode) {
    let words = "the transfer failed with code \(code.rawValue) of libcurl"
    self = Self.byCode[code.rawValue] ?? .unreachable(words)
  }

  private static let byCode: [UInt32: TransportFailure] = [
    CURLE_COULDNT_RESOLVE_PROXY.rawValue: .unreachable("the name of the proxy is not known"),
    CURLE_COULDNT_RESOLVE_HOST.rawValue: .unreachable("the name of the server is not known"),
    CURLE_COULDNT_CONNECT.rawValue: .unreachable("no connection can be made"),
    CURLE_PROXY.rawValue: .unreachable("the proxy does not take part"),
    CURLE_SSL_CONNECT_ERROR.rawValue: .unreachable("no encrypted connection can be made"),
    CURLE_PEER_FAILED_VERIFICATION.rawValue: .unreachable("its certificate is not to be trusted"),
    CURLE_SSL_CACERT_BADFILE.rawValue: .unreachable("there are no certificates to trust"),
    CURLE_OPERATION_TIMEDOUT.rawValue: .timedOut,
    CURLE_GOT_NOTHING.rawValue: .lost,
    CURLE_PARTIAL_FILE.rawValue: .lost,
    CURLE_SEND_ERROR.rawValue: .lost,
    CURLE_RECV_ERROR.rawValue: .lost,
    CURLE_HTTP2.rawValue: .lost,
    CURLE_HTTP2_STREAM.rawValue: .lost,
    // A head of which one line is longer than libcurl takes is said to be short of memory.
    CURLE_OUT_OF_MEMORY.rawValue: .malformed,
    CURLE_BAD_CONTENT_ENCODING.rawValue: .malformed,
    CURLE_UNSUPPORTED_PROTOCOL.rawValue: .malformed,
    CURLE_WEIRD_SERVER_REPLY.rawValue: .malformed,
    CURLE_URL_MALFORMAT.rawValue: .malformed,
  ]
}
