import { can } from '@muara/client/http';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { shortcutsMessages as text } from './shortcuts-help.messages.ts';
import styles from './shortcuts-help.module.css';

type Keys = readonly [keys: readonly string[], what: string];

interface ShortcutsHelpProps {
  /** The key that commands are given with on this machine. */
  commandKey: string;
  onClose(): void;
}

/** The list of keys; none but those with Ctrl or ⌘ fires inside a field. */
export default function ShortcutsHelp({ commandKey, onClose }: ShortcutsHelpProps) {
  const { user } = useSignedIn();
  const sections: [title: string, keys: Keys[]][] = [
    [
      text.everywhere,
      [
        [[commandKey, 'K'], text.palette],
        [['?'], text.help],
        [['Esc'], text.escape],
        [['Tab'], text.skip],
      ],
    ],
    [
      text.lists,
      [
        [['Enter'], text.search],
        [[commandKey, 'Enter'], text.newTab],
      ],
    ],
  ];
  if (can(user, 'generateTicket')) sections.push([text.pos, [[['?'], text.posHelp]]]);
  return (
    <Dialog title={text.title} size="md" onClose={onClose}>
      {sections.map(([title, keys]) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {keys.map((line) => (
              <Line key={line[1]} line={line} />
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>{text.note}</p>
    </Dialog>
  );
}

function Line({ line: [keys, what] }: { line: Keys }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <Shortcut key={key} keys={key} />
        ))}
        <span className="sr-only">{keys.join(' ')}</span>
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
