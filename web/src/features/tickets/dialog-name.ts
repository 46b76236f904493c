export type DialogName =
  | 'refund'
  | 'void'
  | 'departure'
  | 'expiry'
  | 'emails'
  | 'prints'
  | 'tickets'
  | 'forcePaid'
  | 'checkPayment';
