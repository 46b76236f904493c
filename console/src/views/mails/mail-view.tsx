import type { OutboxMail } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '@/ui/icons.tsx';
import { RowAction } from '@/ui/list/row-actions.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { momentOf } from '../../data/moments.ts';
import { worldKey } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { Loaded } from '../../parts/loading.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import styles from './mails.module.css';

type Form = 'html' | 'text';

/** One mail as its recipient sees it, and as plain text. Reading it marks it as read. */
export function MailView({ name, mail }: { name: string; mail: OutboxMail }) {
  const { id, subject, to, text, html, created_at: sent, read_at: readAt } = mail;
  const list = paths.world(name, 'mails');
  const [form, setForm] = useState<Form>(html === null ? 'text' : 'html');
  const read = useCommand((control) => control.readMails({ params: { name }, body: { read: [id] } }));
  const markRead = useEffectEvent(() => {
    if (readAt === null) read.run(undefined);
  });
  useEffect(() => markRead(), [id]);
  return (
    <article className={styles.view} aria-labelledby="subject" {...useOpened(list)}>
      <header className={styles.head}>
        <div>
          <h2 id="subject" className={styles.title}>
            {subject}
          </h2>
          <p className={styles.quiet}>
            To {to.join(', ')} · {momentOf(sent)}
          </p>
        </div>
        <RowAction label="Close this mail" icon={<CloseIcon />} to={list} />
      </header>
      <Tabs<Form>
        label="Form of the mail"
        idPrefix="mail"
        selected={form}
        onSelect={setForm}
        tabs={[
          ...(html === null ? [] : [{ key: 'html' as const, title: 'As received' }]),
          { key: 'text' as const, title: 'Plain text' },
        ]}
      >
        {form === 'html' ? (
          <HtmlFrame name={name} id={id} subject={subject} />
        ) : (
          <pre className={styles.text}>{text}</pre>
        )}
      </Tabs>
    </article>
  );
}

/** The cleaned HTML in a frame that runs no scripts; its links open in new windows. */
function HtmlFrame({ name, id, subject }: { name: string; id: number; subject: string }) {
  const control = useControl();
  const page = useQuery({
    queryKey: [...worldKey(name), 'mail', id],
    queryFn: () => control.getMailHtml({ params: { name, id } }),
    staleTime: Infinity,
  });
  return (
    <Loaded query={page}>
      {(source) => (
        <iframe
          className={styles.frame}
          title={subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={source}
        />
      )}
    </Loaded>
  );
}
