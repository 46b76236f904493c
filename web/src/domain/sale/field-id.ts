import type { SaleField } from './sale.ts';

/** The id of the control that a problem of a field moves the focus to. */
export function fieldId(field: SaleField): string {
  return `pos-${field}`;
}
