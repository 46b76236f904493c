import { labelOf } from './labels.ts';
import styles from './ribbon-badge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'calm' | 'plain' | 'lamp';

/** Colour by the word of a ribbon or badge (001 §2); unknown words are plain. */
const TONES: Record<string, Tone> = {
  Paid: 'good',
  Unpaid: 'warn',
  Pending: 'warn',
  'Pending Refund': 'warn',
  'Pending Void': 'warn',
  Booking: 'calm',
  'Booking Charter': 'calm',
  FOC: 'lamp',
  Deposit: 'lamp',
  'Pending Credit Facility': 'warn',
  Exhibition: 'lamp',
  VVIP: 'lamp',
  'No Show': 'plain',
  Expired: 'plain',
  Refunded: 'bad',
  Void: 'bad',
  Used: 'plain',
  Validated: 'good',
};

interface RibbonBadgeProps {
  /**
   * The exact word, such as `Paid` or `Pending Refund`, shown in the page's language.
   * The word tells states apart; colour only helps.
   */
  label: string;
  tone?: Tone;
  size?: 'sm' | 'lg';
}

/** The state of a ticket in one word. */
export function RibbonBadge({ label, tone = TONES[label] ?? 'plain', size = 'sm' }: RibbonBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-size={size}>
      {labelOf('state', label)}
    </span>
  );
}
