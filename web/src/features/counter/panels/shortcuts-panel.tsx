import { Dialog } from '@/ui/dialog.tsx';
import { ShortcutList } from '@/ui/shortcut-list.tsx';
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
      <ShortcutList lines={KEYS.map(([keys, what]) => [keys, tillText.keys[what]])} />
      <p className={styles.note}>{tillText.keysNote}</p>
    </Dialog>
  );
}
