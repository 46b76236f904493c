import { useToast } from '@/lib/toast.ts';
import styles from './copy-button.module.css';
import { copyButtonMessages as text } from './copy-button.messages.ts';
import { CopyIcon } from './icons.tsx';

interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** What it is called, such as `Code`. */
  name: string;
  /** Shows the name beside the icon. */
  named?: boolean;
}

/** Copies a text that people paste elsewhere, such as a code, an address or a link. */
export function CopyButton({ value, name, named }: CopyButtonProps) {
  const toast = useToast();
  const label = text.copy(name);
  return (
    <button
      type="button"
      className={styles.copy}
      data-named={named || undefined}
      aria-label={named ? undefined : label}
      title={label}
      onClick={() =>
        navigator.clipboard.writeText(value).then(
          () => toast.success(text.copied(name)),
          () => toast.error(text.failed),
        )
      }
    >
      <CopyIcon size={16} />
      {named ? label : null}
    </button>
  );
}
