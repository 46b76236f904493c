import {
  PASSENGER_CATEGORIES,
  PASSENGER_CATEGORIES_LABELS,
  PRICED_CATEGORIES,
  type PassengerCategory,
  type PricedCategory,
} from '@muara/contract/constants';
import { useState } from 'react';
import type { SparseOrder } from './sparse-order.ts';
import { PriceResult } from './price-result.tsx';

/** A test vector of `priceOrder`. */
export interface PriceVector {
  rule: string;
  name: string;
  clause: string;
  input: SparseOrder;
  expected: { total?: number };
}

const START = 'all steps at once';

/** Prices an order with the contract's own rule, and shows each step. */
export function Calculator({ vectors }: { vectors: PriceVector[] }) {
  const first = vectors.find(({ name }) => name === START) ?? vectors[0]!;
  const [name, setName] = useState(first.name);
  const [order, setOrder] = useState<SparseOrder>(first.input);
  const vector = vectors.find((one) => one.name === name);
  const load = (next: string): void => {
    setName(next);
    setOrder(vectors.find((one) => one.name === next)?.input ?? {});
  };
  return (
    <div className="calculator">
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Test vector
          <select value={name} onChange={(event) => load(event.target.value)}>
            {vectors.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
        <Source order={order} onChange={setOrder} />
        <Passengers order={order} onChange={setOrder} />
        <OrderText key={name} order={order} onChange={setOrder} />
      </form>
      <PriceResult order={order} expected={vector?.input === order ? vector.expected.total : undefined} />
    </div>
  );
}

interface PartProps {
  order: SparseOrder;
  onChange(order: SparseOrder): void;
}

function Source({ order, onChange }: PartProps) {
  return (
    <label>
      Prices of
      <select
        value={order.source ?? 'none'}
        onChange={(event) => onChange({ ...order, source: event.target.value as SparseOrder['source'] })}
      >
        <option value="none">Everyone</option>
        <option value="agent">An agent</option>
        <option value="tourguide">A tour guide</option>
      </select>
    </label>
  );
}

const isPriced = (category: PassengerCategory): category is PricedCategory =>
  (PRICED_CATEGORIES as readonly string[]).includes(category);

function Passengers({ order, onChange }: PartProps) {
  const { counts = {}, package: pricing } = order;
  const setCount = (category: PassengerCategory, count: number): void =>
    onChange({ ...order, counts: { ...counts, [category]: count } });
  const setPrice = (category: PricedCategory, price: number): void =>
    onChange({ ...order, package: { ...pricing, prices: { ...pricing?.prices, [category]: price } } });
  return (
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Passengers</th>
            <th>Count</th>
            <th>Price in sen</th>
          </tr>
        </thead>
        <tbody>
          {PASSENGER_CATEGORIES.map((category) => {
            const label = PASSENGER_CATEGORIES_LABELS[category];
            return (
              <tr key={category}>
                <th scope="row">{label}</th>
                <td>
                  <Whole
                    label={`${label}: count`}
                    value={counts[category] ?? 0}
                    onChange={(n) => setCount(category, n)}
                  />
                </td>
                <td>
                  {isPriced(category) ? (
                    <Whole
                      label={`${label}: price in sen`}
                      value={pricing?.prices?.[category] ?? 0}
                      onChange={(n) => setPrice(category, n)}
                    />
                  ) : (
                    'free'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const MOST = 1_000_000;

function Whole({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  return (
    <input
      type="number"
      min={0}
      max={MOST}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const next = Math.floor(Number(event.target.value));
        if (next >= 0 && next <= MOST) onChange(next);
      }}
    />
  );
}

/** The whole order as JSON: tiers, dishes, discount and fee are edited here. */
function OrderText({ order, onChange }: PartProps) {
  const [draft, setDraft] = useState<{ text: string; problem: string } | undefined>();
  const edit = (text: string): void => {
    try {
      onChange(JSON.parse(text) as SparseOrder);
      setDraft({ text, problem: '' });
    } catch (error) {
      setDraft({ text, problem: `Not valid JSON: ${(error as Error).message}` });
    }
  };
  return (
    <details>
      <summary>Order as JSON: tiers, dishes, discount, fee</summary>
      <label>
        Order, amounts in sen
        <textarea
          rows={16}
          spellCheck={false}
          value={draft?.text ?? JSON.stringify(order, null, 2)}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => draft?.problem === '' && setDraft(undefined)}
        />
      </label>
      {draft?.problem && <p className="problem">{draft.problem}</p>}
    </details>
  );
}
