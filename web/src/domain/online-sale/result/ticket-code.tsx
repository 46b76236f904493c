import { useToast } from '@/lib/toast.ts';
import { CopyIcon } from '@/ui/icons.tsx';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import styles from './result-panel.module.css';

/** The code in large type, with a copy button where the browser allows it. */
export function TicketCode({ code }: { code: string }) {
  const text = extrasText.result;
  const toast = useToast();
  // Missing on plain http addresses of a local network.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <div className={styles.code}>
      <span className={styles.label}>{text.code}</span>
      <strong>{code}</strong>
      {clipboard ? (
        <button
          type="button"
          className={styles.copy}
          aria-label={text.copyCode}
          onClick={() =>
            clipboard.writeText(code).then(
              () => toast.success(text.copied),
              () => undefined,
            )
          }
        >
          <CopyIcon size={18} />
          {text.copy}
        </button>
      ) : null}
    </div>
  );
}
