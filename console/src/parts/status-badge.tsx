import { Badge, type Tone } from './badge.tsx';

/** The status of an answer; 0 is a connection that was dropped. */
export function StatusBadge({ status }: { status: number }) {
  return <Badge tone={toneOf(status)}>{status === 0 ? 'dropped' : status}</Badge>;
}

function toneOf(status: number): Tone {
  if (status === 0 || status >= 500) return 'danger';
  if (status >= 400) return 'lamp';
  return status >= 300 ? 'brand' : 'good';
}
