import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { priceOrder } from '@muara/contract/rules/pricing/price-order';
import type { PricedOrder } from '@muara/contract/rules/pricing/shapes';
import { completeOrder, type SparseOrder } from './sparse-order.ts';

/** The price of an order with its steps; `expected` is the total of its test vector. */
export function PriceResult({ order, expected }: { order: SparseOrder; expected?: number }) {
  let priced: PricedOrder;
  try {
    priced = priceOrder(completeOrder(order));
  } catch (error) {
    return <p className="problem">{error instanceof Error ? error.message : String(error)}</p>;
  }
  return (
    <section aria-label="Price" aria-live="polite" className="price">
      <p className="total">
        RM {formatRinggit(priced.total)}
        <small>
          {priced.passengers} passengers, {priced.free} of them free
        </small>
      </p>
      {expected !== undefined && (
        <p className="facts">
          {expected === priced.total
            ? 'As the test vector expects.'
            : `The test vector expects ${formatRinggit(expected)}.`}
        </p>
      )}
      <div className="table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Step</th>
              <th>Inputs</th>
              <th className="amount">RM</th>
            </tr>
          </thead>
          <tbody>
            {priced.trace.map(({ step, label, inputs, amount, clause }) => (
              <tr key={`${step} ${label}`}>
                <td>
                  <code>{step}</code> {label}
                  <br />
                  <span className="muted">{clause}</span>
                </td>
                <td>
                  {Object.entries(inputs)
                    .map(([name, value]) => `${name} ${value}`)
                    .join(', ')}
                </td>
                <td className="amount">{formatRinggit(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={2}>Total</th>
              <td className="amount">{formatRinggit(priced.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
