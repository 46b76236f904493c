import { can } from '@muara/client/http';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { type ShortcutLine, ShortcutList } from '@/ui/shortcut-list.tsx';
import { shortcutsMessages as text } from './shortcuts-help.messages.ts';
import styles from './shortcuts-help.module.css';

interface ShortcutsHelpProps {
  /** The key that commands are given with on this machine. */
  commandKey: string;
  onClose(): void;
}

/** The list of shortcuts. Inside a field, only those with Ctrl or ⌘ work. */
export default function ShortcutsHelp({ commandKey, onClose }: ShortcutsHelpProps) {
  const { user } = useSignedIn();
  const sections: [title: string, keys: ShortcutLine[]][] = [
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
          <ShortcutList lines={keys} />
        </section>
      ))}
      <p className={styles.note}>{text.note}</p>
    </Dialog>
  );
}
