/** One line of the summary; amounts in sen, null where a line has none to show. */

export interface OrderLine {
  key: string;
  label: string;
  note: string | null;
  amount: number | null;
  kind: 'passenger' | 'charter' | 'tier' | 'free' | 'include' | 'food' | 'discount' | 'fee';
}

/** What the order panel shows: the estimate while selling, the server's figures once it has answered. */
export interface OrderView {
  package: { id: number; name: string } | null;
  /** The agent or tour guide whose prices apply. */
  agentOrGuide: string | null;
  /** Null on an open ticket, and while none is chosen. */
  date: string | null;
  slot: string | null;
  jetty: string | null;
  lines: OrderLine[];
  passengers: number;
  total: number;
  /** Whether the figures are the server's. */
  sold: boolean;
}
