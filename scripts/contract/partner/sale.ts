/** What every program of this folder does: a cashier opens a shift and sells to two adults and a child. */
export const CASHIER = { email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' } as const;

export const SHIFT = { cash_in: 200, jetty_id: 1, station: 'Counter 1' } as const;

/** Returns a new sale; its nonce makes it another one than the sale before. */
export const newSale = () =>
  ({
    _: crypto.randomUUID(),
    platform: 'counter',
    package_id: 1,
    jetty_id: 1,
    state: 'Melaka',
    malaysian: true,
    payment_method: 'Cash',
    amount: 75,
    cash_in: 100,
    cash_out: 25,
    total_adult: 2,
    total_child: 1,
  }) as const;

/** Headers of a point of sale. */
export const asCashier = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Pos': '1' }) as const;

/** The address of the running server. */
export const SERVER = process.env['MUARA_URL'] ?? 'http://localhost:3000';

/** Prints the code of the ticket; fails when nothing was sold. */
export function report(tool: string, code: string | undefined, count: number): void {
  if (!code || count < 1) throw new Error(`${tool} sold nothing`);
  console.log(`${tool} sold ${code}`);
}
