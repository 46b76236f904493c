import { Dialog } from '@/ui/dialog.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './shortcuts-panel.module.css';

const KEYS: readonly [keys: string[], what: keyof typeof tillText.keys][] = [
  [['1', '–', '9'], 'choose'],
  [['Enter'], 'goOn'],
  [['Esc'], 'back'],
  [['Tab'], 'next'],
  [['↑', '↓'], 'step'],
  [['V'], 'vvip'],
  [['M'], 'malaysian'],
  [['N'], 'foreign'],
  [['D'], 'discount'],
  [['C'], 'date'],
  [['T'], 'trace'],
  [['L'], 'lastSale'],
  [['B'], 'bookings'],
  [['W'], 'wristbands'],
  [['F'], 'dining'],
  [['O'], 'foc'],
  [['K'], 'park'],
  [['P'], 'printAgain'],
  [['R'], 'receipt'],
  [['?'], 'list'],
];

/** All keyboard shortcuts of the till. None works while a field has the focus. */
export function ShortcutsPanel() {
  const till = useTill();
  return (
    <Dialog title={tillText.shortcuts} size="md" reading onClose={till.close}>
      <dl className={styles.list}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Shortcut key={key} keys={key} />))}
              <span className="sr-only">{keys.join(' ')}</span>
            </dt>
            <dd>{tillText.keys[what]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{tillText.keysNote}</p>
    </Dialog>
  );
}
