import { useSessionActions } from '@/domain/session/session-context.ts';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { useParkedSales } from './parked/use-parked-sales.ts';
import { toolsOf } from './tool-list.ts';
import { ToolsIcon } from './tool-icons.tsx';
import styles from './till-tools.module.css';
import { toolText } from './tools.messages.ts';

/** The tools in the header: a button each where there is room, otherwise one button for all. */
export function TillTools() {
  const till = useTill();
  const { can } = useSessionActions();
  const waiting = useParkedSales().list.length;
  const tools = toolsOf(till.exhibition, can);
  return (
    <>
      <div className={styles.wide} role="group" aria-label={toolText.tools}>
        {tools.map(({ kind, label, hotkey, icon: Icon }) => (
          <TillButton
            key={kind}
            kind="plain"
            square
            hotkey={hotkey}
            aria-label={kind === 'parked' && waiting > 0 ? toolText.withParked(label, waiting) : label}
            title={`${label} (${hotkey.toUpperCase()})`}
            onClick={() => till.open({ kind })}
          >
            <span className={styles.icon} data-waiting={kind === 'parked' && waiting > 0 ? waiting : undefined}>
              <Icon />
            </span>
          </TillButton>
        ))}
      </div>
      <div className={styles.narrow}>
        <TillButton
          kind="plain"
          square
          aria-label={waiting > 0 ? toolText.withParked(toolText.tools, waiting) : toolText.tools}
          onClick={() => till.open({ kind: 'tools' })}
        >
          <span className={styles.icon} data-waiting={waiting > 0 ? waiting : undefined}>
            <ToolsIcon />
          </span>
        </TillButton>
      </div>
    </>
  );
}
