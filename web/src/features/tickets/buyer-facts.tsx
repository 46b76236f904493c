import type { PartnerRef, Ticket } from '@muara/contract/types';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { detailMessages as text } from './ticket-detail.messages.ts';
import styles from './ticket-sections.module.css';

/** Customer Info (001 §2). */
export function CustomerFacts({ ticket }: { ticket: Ticket }) {
  const place = [ticket.state, ticket.country].filter(Boolean).join(', ');
  const emails = [...new Set([ticket.email, ...ticket.emails])].filter((email) => email !== null && email !== '');
  return (
    <Facts
      lines
      facts={[
        [text.fact.name, ticket.name ?? '–'],
        [text.fact.company, ticket.company_name],
        [
          text.fact.email,
          emails.length === 0
            ? null
            : emails.map((email) => (
                <span key={email} className={styles.email}>
                  {email}
                  <CopyButton value={email!} name={text.fact.email} />
                </span>
              )),
        ],
        [text.fact.phone, ticket.contact],
        [text.fact.address, ticket.address],
        [text.fact.from, place],
        [text.fact.account, ticket.user && ticket.user.name !== ticket.name ? ticket.user.name : null],
      ]}
    />
  );
}

/** Agent Info. */
export function AgentFacts({ agent }: { agent: PartnerRef }) {
  const { can } = useSessionActions();
  return <PartnerFacts partner={agent} to={can('listAgents') ? paths.agents('', `/${agent.id}`) : null} />;
}

/** Tour Guide Info. */
export function TourGuideFacts({ guide }: { guide: PartnerRef }) {
  const { can } = useSessionActions();
  return <PartnerFacts partner={guide} to={can('listTourGuides') ? paths.tourGuides('', `/${guide.id}`) : null} />;
}

function PartnerFacts({ partner, to }: { partner: PartnerRef; to: string | null }) {
  return (
    <Facts
      lines
      facts={[
        [text.fact.name, <KeptName key="name" name={partner.name} removed={partner.removed} to={to} />],
        [text.fact.company, partner.company_name],
      ]}
    />
  );
}
