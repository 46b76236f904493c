import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import type { Agent } from '@muara/contract/types';
import { formatDate } from '@/lib/dates.ts';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { partnerMessages as words } from '@/domain/partners/partner.messages.ts';
import { AgentStatus, Totals } from './agent-cells.tsx';
import { docName, useDocAddress } from './agent-docs.ts';
import styles from './agents.module.css';
import { agentsMessages as text } from './agents.messages.ts';

/** An agent, read-only. */
export function AgentView({ agent }: { agent: Agent }) {
  const address = useDocAddress();
  const docs = AGENT_DOC_TYPES.map((type): Fact => {
    const file = agent.docs[type];
    return [
      text.doc[type],
      file === null ? (
        text.docMissing
      ) : (
        <a key={type} href={address(file)} target="_blank" rel="noopener noreferrer">
          {docName(type, file)}
          <span className="sr-only"> ({text.opens})</span>
        </a>
      ),
    ];
  });
  return (
    <>
      <Facts facts={factsOf(agent)} />
      <h3 className={styles.heading}>{text.docs}</h3>
      <Facts facts={docs} />
      <h3 className={styles.heading}>{text.tickets}</h3>
      <Totals agent={agent} named />
    </>
  );
}

function factsOf(agent: Agent): Fact[] {
  return [
    [words.company, agent.company_name],
    [text.active, <AgentStatus key="active" agent={agent} />],
    [words.contract, words.period(formatDate(agent.start_date), formatDate(agent.end_date))],
    [words.email, agent.email],
    [words.phone, agent.contact],
    [words.ic, agent.ic],
    [words.address, agent.address],
    [words.state, agent.state],
    [words.country, agent.country],
  ];
}
