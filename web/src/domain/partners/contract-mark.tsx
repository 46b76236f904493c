import { contractNews, type ContractNews } from './contract-period.ts';
import { useToday } from '@/lib/use-now.ts';
import { contractMarkMessages as text } from './contract-mark.messages.ts';
import styles from './contract-mark.module.css';

/** Marks a contract that has ended, ends within thirty days or has not begun; nothing otherwise. */
export function ContractMark({ start, end }: { start: string; end: string }) {
  const news = contractNews({ start, end }, useToday());
  return news ? (
    <span className={styles.mark} data-state={news.state}>
      {contractWords(news)}
    </span>
  ) : null;
}

function contractWords({ state, days }: ContractNews): string {
  return state === 'ending' && days === 0 ? text.endsToday : text[state](days);
}
