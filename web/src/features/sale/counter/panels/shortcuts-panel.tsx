import { Dialog } from '@/ui/dialog.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { useTill } from '../till/till-context.ts';
import styles from './shortcuts-panel.module.css';

const KEYS: readonly [keys: string[], what: string][] = [
  [['1', '–', '9'], 'Choose the package, jetty, slot or payment with that number'],
  [['Enter'], 'Continue, confirm, or start the next sale'],
  [['Esc'], 'One step back, or close what is open'],
  [['Tab'], 'Next counter or field'],
  [['↑', '↓'], 'In a counter: one more, one less. In the drawer: quick cash'],
  [['V'], 'VVIP on or off'],
  [['M'], 'Malaysian passengers on or off'],
  [['N'], 'Non Malaysian passengers on or off'],
  [['D'], 'Discount'],
  [['C'], 'Change Date'],
  [['T'], 'How the total is made up'],
  [['L'], 'Last sale'],
  [['B'], 'Booking search'],
  [['W'], 'Wristband search'],
  [['F'], 'Dining search'],
  [['O'], 'Tour guide FOC'],
  [['K'], 'Park or recall a sale'],
  [['P'], 'On the result: print again'],
  [['R'], 'On the result: download the receipt'],
  [['?'], 'This list'],
];

/** All keys of the till. None of them fires while a field has the focus. */
export function ShortcutsPanel() {
  const till = useTill();
  return (
    <Dialog title="Keyboard shortcuts" size="md" reading onClose={till.close}>
      <dl className={styles.list}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Shortcut key={key} keys={key} />))}
              <span className="sr-only">{keys.join(' ')}</span>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>Inside a field, keys type. Esc leaves the field.</p>
    </Dialog>
  );
}
