import { useQuery } from '@tanstack/react-query';
import { toast } from '@/lib/toast.ts';
import { Button } from '@/ui/button.tsx';
import { Panel } from '@/ui/panel.tsx';
import { countOf } from '../../data/count-of.ts';
import { useControl } from '../../app/services.ts';
import { useCommand } from '../../data/use-command.ts';
import { Loaded } from '../../parts/loading.tsx';
import styles from './faults.module.css';

/** Faults that belong together, ordered with one press. */
export function Presets({ name }: { name: string }) {
  const control = useControl();
  const presets = useQuery({ queryKey: ['presets'], queryFn: () => control.listFaultPresets(), staleTime: Infinity });
  const order = useCommand((plane, preset: string) => plane.orderPreset({ params: { name, preset } }), {
    toastError: true,
    onDone: ({ total }) => toast.success(`${countOf(total, 'fault')} ordered`),
  });
  return (
    <Panel title="Presets">
      <Loaded query={presets} rows={2}>
        {({ data }) => (
          <ul className={styles.faults}>
            {data.map((preset) => (
              <li key={preset.name} className={styles.fault}>
                <span className={styles.words}>
                  <strong>{preset.name}</strong>
                  <span className={styles.quiet}>{preset.summary}</span>
                </span>
                <Button
                  kind="plain"
                  size="sm"
                  pending={order.pending}
                  aria-label={`Order ${preset.name}`}
                  onClick={() => order.run(preset.name)}
                >
                  Order
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
