import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '@/ui/page-title.tsx';
import { useControl } from '../../app/services.ts';
import { worldKey } from '../../data/queries.ts';
import { useLive } from '../../data/use-live.ts';
import { Loaded } from '../../parts/loading.tsx';
import { Frames } from './frames.tsx';
import styles from './realtime.module.css';
import { SendPanel } from './send-panel.tsx';
import { Windows } from './windows.tsx';

/** The realtime channel of a world: who is connected, and every message in both directions. */
export function RealtimePage({ name }: { name: string }) {
  const control = useControl();
  const params = { name };
  const frames = useQuery({
    queryKey: [...worldKey(name), 'frames'],
    queryFn: () => control.listFrames({ params }),
  });
  const windows = useQuery({
    queryKey: [...worldKey(name), 'windows'],
    queryFn: () => control.listWindows({ params }),
    refetchInterval: 2_000,
  });
  useLive(name, 'frame', frames.data?.written);
  return (
    <>
      <PageTitle title="Realtime" sub="Windows that are connected, and their messages. Pings are left out." />
      <div className={styles.columns}>
        <Loaded query={frames} rows={10}>
          {({ data, written }) => <Frames name={name} frames={data} written={written} />}
        </Loaded>
        <div className={styles.side}>
          <Loaded query={windows} rows={2}>
            {({ data }) => <Windows windows={data} />}
          </Loaded>
          <SendPanel name={name} />
        </div>
      </div>
    </>
  );
}
