import type { OutboxMail } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { Link } from '@/ui/link.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { countOf } from '../../data/count-of.ts';
import { momentOf } from '../../data/moments.ts';
import { mailsQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { useLive } from '../../data/use-live.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Surface } from '../../parts/surface.tsx';
import { useClosedFocus } from '../../parts/use-opened.ts';
import { MailView } from './mail-view.tsx';
import styles from './mails.module.css';

/** The mails that a world would have sent, newest first, and one beside them. */
export function MailsPage({ name }: { name: string }) {
  const { id } = useParams();
  const mails = useQuery(mailsQuery(useControl(), name));
  useLive(name, 'mail', mails.data && (mails.data.data.at(-1)?.id ?? 0));
  const read = useCommand((control) => control.readMails({ params: { name }, body: { read: 'all' } }), {
    toastError: true,
  });
  const list = useClosedFocus(id === undefined ? null : `${paths.world(name, 'mails')}/${id}`);
  const unread = (mails.data?.data ?? []).filter((mail) => mail.read_at === null).length;
  const opened = mails.data?.data.find((mail) => mail.id === Number(id));
  return (
    <>
      <PageTitle
        title="Mails"
        screen={paths.world(name, 'mails')}
        sub={<span role="status">{mails.data ? `${countOf(mails.data.total, 'mail')}, ${unread} unread` : null}</span>}
        actions={
          unread > 0 ? (
            <Button kind="plain" pending={read.pending} onClick={() => read.run(undefined)}>
              Mark all as read
            </Button>
          ) : null
        }
      />
      <Loaded query={mails}>
        {({ data }) =>
          data.length === 0 ? (
            <Surface>
              <EmptyState
                title="No mails yet"
                text="Mails appear here as the simulator sends them. None leaves this machine."
              />
            </Surface>
          ) : (
            <div ref={list} className={styles.split} data-open={opened !== undefined || undefined}>
              <Surface>
                <ul className={styles.mails} aria-label="Mails, newest first">
                  {data.toReversed().map((mail) => (
                    <li key={mail.id}>
                      <MailLine name={name} mail={mail} isOpen={mail === opened} />
                    </li>
                  ))}
                </ul>
              </Surface>
              {opened ? <MailView key={opened.id} name={name} mail={opened} /> : null}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function MailLine({ name, mail, isOpen }: { name: string; mail: OutboxMail; isOpen: boolean }) {
  const { id, subject, to, created_at: sent, ticket_code: code, read_at: readAt } = mail;
  return (
    <Link
      to={`${paths.world(name, 'mails')}/${id}`}
      className={styles.mail}
      aria-current={isOpen || undefined}
      data-unread={readAt === null || undefined}
    >
      <span className={styles.subject}>
        {subject}
        {readAt === null ? <Badge tone="brand">unread</Badge> : null}
      </span>
      <span className={styles.quiet}>
        {to.join(', ')} · {momentOf(sent)}
        {code === null ? null : ` · ${code}`}
      </span>
    </Link>
  );
}
