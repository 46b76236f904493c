import type { PrinterTray } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/ui/panel.tsx';
import { OpenIcon } from '../../app/icons.ts';
import { serverUrl } from '../../app/paths.ts';
import { useServices, type Fetch } from '../../app/services.ts';
import { countOf } from '../../data/count-of.ts';
import { momentOf } from '../../data/moments.ts';
import { Badge } from '../../parts/badge.tsx';
import styles from './papers.module.css';

const TITLES: Record<string, string> = {
  receipt: 'Receipts',
  ticket_agent: 'Agent tickets',
  wristband: 'Wristbands',
};

/** How many prints of a tray are shown; its own page has the others. */
const SHOWN = 5;

/** The tray of each printer helper that the simulator knows. */
export function Trays() {
  const { fetch } = useServices();
  const { data: printers = {} } = useQuery({
    queryKey: ['printers'],
    queryFn: async () =>
      (await readJson<{ printers: Record<string, string> }>(fetch, `${serverUrl()}/config.json`)).printers,
    staleTime: Infinity,
  });
  return (
    <div className={styles.trays}>
      {Object.entries(printers).map(([type, url]) => (
        <Tray key={type} title={TITLES[type] ?? type} url={url} />
      ))}
    </div>
  );
}

function Tray({ title, url }: { title: string; url: string }) {
  const { fetch } = useServices();
  const tray = useQuery({
    queryKey: ['tray', url],
    queryFn: () => readJson<PrinterTray>(fetch, `${url}/tray`),
    refetchInterval: 3_000,
  });
  return (
    <Panel
      title={title}
      aside={
        <a href={url} target="_blank" rel="noopener" className={styles.open}>
          Open the tray <OpenIcon size={15} />
        </a>
      }
    >
      {tray.error ? <p className={styles.quiet}>The helper at {url} does not answer.</p> : null}
      {tray.data?.total === 0 ? <p className={styles.quiet}>The tray is empty.</p> : null}
      <ul className={styles.prints}>
        {tray.data?.data.slice(0, SHOWN).map(({ id, code, printed_at: at, pages, reprint }) => (
          <li key={id}>
            <a href={`${url}/tray/${id}.pdf`} target="_blank" rel="noopener">
              {code ?? id}
            </a>{' '}
            {reprint === 1 ? <Badge tone="lamp">reprint</Badge> : null}
            <span className={styles.quiet}>
              {momentOf(at)} · {countOf(pages, 'page')}
            </span>
          </li>
        ))}
      </ul>
      {tray.data && tray.data.total > SHOWN ? (
        <p className={styles.quiet}>{countOf(tray.data.total, 'print')} in all.</p>
      ) : null}
    </Panel>
  );
}

/** Reads JSON from the simulator or a helper. @throws Error for any other answer */
async function readJson<T>(fetch: Fetch, address: string): Promise<T> {
  const response = await fetch(new Request(address));
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return (await response.json()) as T;
}
