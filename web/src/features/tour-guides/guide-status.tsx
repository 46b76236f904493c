import type { TourGuide } from '@muara/contract/types';
import { ContractMark } from '@/domain/partners/contract-mark.tsx';
import { ActiveBadge } from '@/domain/records/active-badge.tsx';
import styles from './tour-guides.module.css';

/** Whether a guide is active, and the state of the contract. */
export function GuideStatus({ guide: { active, start_date: start, end_date: end } }: { guide: TourGuide }) {
  return (
    <span className={styles.status}>
      <ActiveBadge active={active} />
      <ContractMark start={start} end={end} />
    </span>
  );
}
