import { formatCount } from '@/lib/format-count.ts';
import { Link } from '@/ui/link.tsx';
import { useScheme } from '@/lib/use-scheme.ts';
import { dashboardMessages as text } from './dashboard.messages.ts';
import styles from './doughnut.module.css';
import { chartColor } from './palette.ts';

interface DoughnutProps {
  labels: string[];
  values: number[];
  caption: string;
  /** What the values are: a word, or `%`. */
  unit: string;
  /** Where a label leads; null leads nowhere. */
  href?: ((label: string) => string | null) | undefined;
}

const RADIUS = 40;
const AROUND = 2 * Math.PI * RADIUS;
/** Gap between arcs, in the units of the drawing. */
const GAP = 1.4;

/** Shares of a whole as a ring, beside the table that says the same in words. */
export function Doughnut({ labels, values, caption, unit, href }: DoughnutProps) {
  const scheme = useScheme();
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return <p className={styles.none}>{text.noData}</p>;
  const percent = unit === '%';
  const share = (value: number) => (value / total) * AROUND;
  const gap = values.length > 1 ? GAP : 0;
  const arcs = values.map((value, index) => ({
    length: Math.max(0, share(value) - gap),
    offset: -values.slice(0, index).reduce((turned, before) => turned + share(before), 0),
    color: chartColor(index, scheme),
  }));
  return (
    <div className={styles.root}>
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        {arcs.map(({ length, offset, color }, index) => (
          <circle
            key={labels[index]}
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke={color}
            strokeWidth="13"
            strokeDasharray={`${length} ${AROUND - length}`}
            strokeDashoffset={offset}
            transform="rotate(-90 50 50)"
          />
        ))}
        <text x="50" y="50" className={styles.total}>
          {percent ? `${Math.max(...values)}%` : formatCount(total)}
        </text>
        <text x="50" y="61" className={styles.unit}>
          {percent ? labels[values.indexOf(Math.max(...values))]?.toLowerCase() : unit.toLowerCase()}
        </text>
      </svg>
      <table className={styles.legend}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col">{percent ? text.share : unit}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">
                <span className={styles.dot} style={{ background: chartColor(index, scheme) }} />
                <Label label={label} href={href?.(label) ?? null} />
              </th>
              <td>{percent ? `${values[index]}%` : formatCount(values[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Label({ label, href }: { label: string; href: string | null }) {
  return href ? <Link to={href}>{label}</Link> : label;
}
