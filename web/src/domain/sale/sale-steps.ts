/** The steps in their order; `addons` belongs to VVIP and dining alone (002 §2.18). */
export const SALE_STEPS = ['package', 'jetty', 'passengers', 'addons', 'info', 'checkout', 'result'] as const;

export type SaleStep = (typeof SALE_STEPS)[number];
