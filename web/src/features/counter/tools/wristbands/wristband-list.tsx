import type { FoundTicket } from '@muara/contract/types';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import styles from './wristband-list.module.css';
import { groupWristbands } from './group-wristbands.ts';

/** Larger groups can only be chosen as a whole. */
const MAX_SINGLE_WRISTBANDS = 40;

interface WristbandListProps {
  ticket: FoundTicket;
  from: number;
  to: number;
  onChoose(from: number, to: number): void;
}

/** The passenger category of each wristband. Pressing a number or a category selects its range. */
export function WristbandList({ ticket, from, to, onChoose }: WristbandListProps) {
  return (
    <div role="group" aria-label={toolText.passengers}>
      {groupWristbands(ticket).map((group) => {
        const count = group.to - group.from + 1;
        const numbers =
          count > MAX_SINGLE_WRISTBANDS ? [] : Array.from({ length: count }, (_, index) => group.from + index);
        return (
          <div key={group.from} className={styles.group}>
            <button
              type="button"
              className={styles.name}
              aria-pressed={from === group.from && to === group.to}
              onClick={() => onChoose(group.from, group.to)}
            >
              {group.name} <small>{count === 1 ? group.from : `${group.from}–${group.to}`}</small>
            </button>
            {count === 1
              ? null
              : numbers.map((number) => (
                  <button
                    key={number}
                    type="button"
                    className={styles.number}
                    aria-label={toolText.holder(number, group.name)}
                    aria-pressed={from === number && to === number}
                    data-in={(number >= from && number <= to) || undefined}
                    onClick={() => onChoose(number, number)}
                  >
                    {number}
                  </button>
                ))}
          </div>
        );
      })}
    </div>
  );
}
