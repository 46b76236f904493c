import type { VisitorShare } from '@muara/contract/types';
import { formatCount } from '@/lib/format-count.ts';
import { Panel } from '@/ui/panel.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';
import { barWidth } from './bar-width.ts';
import styles from './shares.module.css';

/** Visitors by place: name, percent and passengers. The bars go from 0 to 100 %. */
export function Shares({ title, shares }: { title: string; shares: VisitorShare[] }) {
  return (
    <Panel title={title}>
      {shares.length === 0 ? <p className={styles.none}>{text.noData}</p> : null}
      {shares.length > 0 ? (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.place}</th>
                <th scope="col">{text.share}</th>
                <th scope="col">{text.passengersColumn}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ name, total, total_passenger }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <span className={styles.bar} aria-hidden="true">
                      <span style={{ width: barWidth(total) }} />
                    </span>
                    <span className={styles.percent}>{total.toFixed(1)}%</span>
                  </td>
                  <td className={styles.count}>{formatCount(total_passenger)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Panel>
  );
}
