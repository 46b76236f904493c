import type { RunSummary } from '@muara/contract/control';
import { Badge } from '../../parts/badge.tsx';

/** The result of a run in a word. */
export function RunBadge({ run: { failed, complete } }: { run: RunSummary }) {
  if (failed > 0) return <Badge tone="danger">Failed</Badge>;
  return complete ? <Badge tone="good">Passed</Badge> : <Badge tone="lamp">Stopped</Badge>;
}
