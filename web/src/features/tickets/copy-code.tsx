import { useToast } from '@/lib/app-context.ts';
import { CopyIcon } from '@/ui/icons.tsx';
import styles from './copy-code.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

/** Copies the ticket's code. */
export function CopyCode({ code }: { code: string }) {
  const toast = useToast();
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => navigator.clipboard.writeText(code).then(() => toast.success(text.copied), () => undefined)}
    >
      <CopyIcon size={16} />
      {text.copyCode}
    </button>
  );
}
