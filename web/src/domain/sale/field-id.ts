import type { SaleField } from './sale.ts';

/** Returns the id of the control that gets the focus when its field has a problem. */
export function fieldId(field: SaleField): string {
  return `pos-${field}`;
}
