import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '@/ui/page-title.tsx';
import { useControl } from '../../app/services.ts';
import { faultsQuery } from '../../data/queries.ts';
import { useDraft } from '../../data/use-draft.ts';
import { Loaded } from '../../parts/loading.tsx';
import { Board } from './board.tsx';
import { EMPTY_FAULT } from './fault-form.ts';
import styles from './faults.module.css';
import { FaultsInForce } from './faults-in-force.tsx';
import { OrderFault } from './order-fault.tsx';
import { Presets } from './presets.tsx';
import { LimitPanel, ParkPanel } from './services-panel.tsx';

/** What is broken in a world, and everything that can be broken. */
export function FaultsPage({ name }: { name: string }) {
  const faults = useQuery(faultsQuery(useControl(), name));
  const draft = useDraft(`fault-${name}`, EMPTY_FAULT);
  return (
    <>
      <PageTitle title="Faults" sub="Break calls, answers and outside services, then watch how programs cope." />
      <Loaded query={faults}>
        {(list) => (
          <div className={styles.page}>
            <div className={styles.columns}>
              <FaultsInForce name={name} faults={list} />
              <Presets name={name} />
            </div>
            <div className={styles.columns}>
              <LimitPanel name={name} />
              <ParkPanel name={name} />
            </div>
            <OrderFault name={name} draft={draft} />
            <Board name={name} faults={list.data} />
          </div>
        )}
      </Loaded>
    </>
  );
}
