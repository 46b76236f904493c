import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { hrefOf } from '@/lib/address.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { whenIdle } from '@/lib/input-timing.ts';
import { Shortcut } from '@/ui/shortcut.tsx';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import styles from './package-options.module.css';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** Only the counter chooses an agent or a guide: the shop's first load leaves these lists out. */
const AgentOptions = lazy(() => import('./agent-options.tsx'));

/** The VVIP switch, and at the counter whose prices apply (002 §2.18). */
export function PackageOptions() {
  const wizard = useWizard();
  const { sale } = wizard;
  // The packages show with the key press; the two lists wait for an idle moment and let keys go first.
  const [lists, showLists] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => showLists(true))), []);
  return (
    <div className={styles.options}>
      <div className={styles.vvip}>
        <label className={styles.check} data-hotkey={wizard.hotkey('v')}>
          <input
            type="checkbox"
            checked={sale.vvip}
            onChange={(event) => wizard.dispatch({ do: 'setVvip', vvip: event.currentTarget.checked })}
          />
          {wizardText.packages.vvip}
          {wizard.hotkey('v') ? <Shortcut keys="V" /> : null}
        </label>
        <a className={styles.link} href={hrefOf(paths.vvip())} target="_blank" rel="noopener">
          {wizardText.packages.learnMore}
          <span className="sr-only"> {wizardText.packages.aboutVvip}</span>
        </a>
      </div>
      {sale.platform === 'counter' ? (
        <Suspense fallback={<div className={styles.ghost} />}>
          {lists ? <AgentOptions /> : <div className={styles.ghost} />}
        </Suspense>
      ) : null}
    </div>
  );
}
