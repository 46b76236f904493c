import { Button } from '@/ui/button.tsx';
import { Water } from '@/ui/water.tsx';
import { en } from './messages/en.ts';
import styles from './failure-screen.module.css';

interface FailureScreenProps {
  title: string;
  text: string;
  onRetry(): void;
}

/** The whole window when the app cannot go on: what happened and one way out. */
export function FailureScreen({ title, text, onRetry }: FailureScreenProps) {
  return (
    <main className={styles.root}>
      <Water />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Button onClick={onRetry}>{en.tryAgain}</Button>
    </main>
  );
}
