import type { PartyRef } from '@muara/contract/types';
import { SearchSelect } from '@/ui/search-select.tsx';
import { fieldId } from '../../core/field-id.ts';
import { useWizard } from '../wizard-context.ts';
import styles from './package-options.module.css';

/** Whose prices apply: an agent's or a tour guide's (002 §4.3). */
export default function PartyOptions() {
  const wizard = useWizard();
  const { sale, catalogue } = wizard;
  return (
    <>
      <Party
        label="Agent"
        any="No agent"
        parties={catalogue.agents}
        chosen={sale.agentId}
        field="agent"
        onChoose={wizard.chooseAgent}
      />
      <Party
        label="Tour guide"
        any="No tour guide"
        parties={catalogue.tourguides}
        chosen={sale.guideId}
        field="guide"
        onChoose={wizard.chooseGuide}
      />
    </>
  );
}

interface PartyProps {
  label: string;
  any: string;
  parties: readonly PartyRef[];
  chosen: number | null;
  field: 'agent' | 'guide';
  onChoose(id: number | null): void;
}

function Party({ label, any, parties, chosen, field, onChoose }: PartyProps) {
  const { problem } = useWizard().sale;
  return (
    <div className={styles.party} id={fieldId(field)} tabIndex={-1}>
      <SearchSelect
        label={label}
        any={any}
        value={chosen === null ? null : String(chosen)}
        options={parties.map(({ id, name, company_name: company }) => ({
          value: String(id),
          label: company ? `${name}, ${company}` : name,
        }))}
        onChange={(id) => onChoose(id === null ? null : Number(id))}
      />
      {problem?.field === field ? <p className={styles.error}>{problem.message}</p> : null}
    </div>
  );
}
