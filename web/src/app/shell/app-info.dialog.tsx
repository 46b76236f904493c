import { useConfig } from '@/domain/session/config-context.ts';
import { lineSpeed, useLine } from '@/domain/connection/line.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Facts } from '@/ui/facts.tsx';
import { Wordmark } from '@/ui/wordmark.tsx';
import { shellExtras as text } from '../messages/shell-extras.ts';
import { useCopyright } from './copyright.ts';
import styles from './app-info-dialog.module.css';

/** What this app is: version and copyright (000 §2), and how good its line is, for a call to support. */
export default function AppInfoDialog({ onClose }: { onClose(): void }) {
  const { appName, version } = useConfig();
  const line = useLine();
  const speed = lineSpeed();
  const copyright = useCopyright(appName);
  return (
    <Dialog
      title={text.appInfo}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {text.ok}
        </Button>
      }
    >
      <div className={styles.mark}>
        <Wordmark name={appName} />
      </div>
      <Facts
        lines
        facts={[
          [text.version, version],
          [text.copyright, copyright],
          [text.connection, speed === undefined ? null : `${text.speed[line]} (${speed} Mbit/s)`],
        ]}
      />
    </Dialog>
  );
}
