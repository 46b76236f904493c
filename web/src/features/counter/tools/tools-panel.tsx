import { useSessionActions } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { toolsOf } from './tool-list.ts';
import styles from './tools-panel.module.css';
import { toolText } from './tools.messages.ts';

/** All tools by name, for screens whose header has no room for them. */
export function ToolsPanel() {
  const till = useTill();
  const { can } = useSessionActions();
  return (
    <Dialog title={toolText.tools} onClose={till.close}>
      <ul className={styles.list}>
        {toolsOf(till.exhibition, can).map(({ kind, label, icon: Icon }, index) => (
          <li key={kind}>
            <TillButton size="lg" data-autofocus={index === 0 || undefined} onClick={() => till.open({ kind })}>
              <Icon /> {label}
            </TillButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
