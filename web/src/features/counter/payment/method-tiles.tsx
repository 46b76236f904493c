import type { ReactNode } from 'react';
import { labelOf } from '@/domain/labels/labels.ts';
import { ReceiptIcon } from '@/ui/icons.tsx';
import { BankIcon, CardIcon, CashIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './method-tiles.module.css';

const ICONS: Record<string, ReactNode> = {
  Cash: <CashIcon size={26} />,
  'Bank Transfer': <BankIcon size={26} />,
  'Credit Facility': <ReceiptIcon size={26} />,
};

interface MethodTilesProps {
  methods: readonly string[];
  disabled: boolean;
  onChoose(method: string): void;
}

/** The payment methods of the counter. Choosing one opens it directly (002 §9). */
export function MethodTiles({ methods, disabled, onChoose }: MethodTilesProps) {
  const arrows = useArrowGrid();
  return (
    <ul className={styles.methods} {...arrows} aria-label={tillText.methods}>
      {methods.map((method, index) => (
        <li key={method}>
          <button
            type="button"
            className={styles.method}
            data-grid-item
            data-autofocus={index === 0 || undefined}
            disabled={disabled}
            onClick={() => onChoose(method)}
          >
            {ICONS[method] ?? <CardIcon size={26} />}
            {labelOf('method', method)}
          </button>
        </li>
      ))}
    </ul>
  );
}
