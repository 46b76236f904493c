/** What a host provides for one socket. Nothing here may block, or throw later. */
export interface Transport {
  send(text: string): void;
  close(code: number, reason?: string): void;
  /** Bytes that the peer has not read yet, if the host knows. */
  buffered?(): number;
}

/** What the hub returns: the host reports each text frame and the end of the socket. */
export interface Peer {
  receive(text: string): void;
  closed(): void;
}
