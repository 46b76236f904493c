import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { recordMessages as text } from './record.messages.ts';

/** Whether a record is active. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />;
}
