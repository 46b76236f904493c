import { formatCount } from '@/lib/format-count.ts';
import { Row } from '@/ui/layout/row.tsx';
import styles from './agent-views.module.css';
import { agentViewsMessages as text } from './agent-views.messages.ts';

interface CountBoxesProps<Value extends string> {
  label: string;
  boxes: readonly { value: Value; label: string; count: number | null }[];
  chosen: string;
  onChoose(value: Value): void;
}

/** Boxes with a count each; pressing one shows only what it counts. */
export function CountBoxes<Value extends string>({ label, boxes, chosen, onChoose }: CountBoxesProps<Value>) {
  if (boxes.length === 0) return null;
  return (
    <Row gap="sm" role="group" aria-label={label}>
      {boxes.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          className={styles.box}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <span className={styles.boxName}>{name}</span>
          <span className={styles.boxCount}>{count === null ? text.nothing : formatCount(count)}</span>
        </button>
      ))}
    </Row>
  );
}
