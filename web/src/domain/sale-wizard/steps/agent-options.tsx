import type { PartnerRef } from '@muara/contract/types';
import { SearchSelect } from '@/ui/search-select.tsx';
import { fieldId } from '@/domain/sale/field-id.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';
import styles from './package-options.module.css';

/** The agent or the tour guide whose prices apply (002 §4.3). */
export default function AgentOptions() {
  const wizard = useWizard();
  const { sale, catalogue } = wizard;
  return (
    <>
      <PartnerPicker
        label={wizardText.agent}
        any={wizardText.noAgent}
        partners={catalogue.agents}
        chosen={sale.agentId}
        field="agent"
        onChoose={wizard.chooseAgent}
      />
      <PartnerPicker
        label={wizardText.guide}
        any={wizardText.noGuide}
        partners={catalogue.tourguides}
        chosen={sale.guideId}
        field="guide"
        onChoose={wizard.chooseGuide}
      />
    </>
  );
}

interface PartnerPickerProps {
  label: string;
  any: string;
  partners: readonly PartnerRef[];
  chosen: number | null;
  field: 'agent' | 'guide';
  onChoose(id: number | null): void;
}

function PartnerPicker({ label, any, partners, chosen, field, onChoose }: PartnerPickerProps) {
  const { sale, setUnmatched } = useWizard();
  const problem = sale.problem?.field === field ? sale.problem.message : null;
  return (
    <div className={styles.agents}>
      <SearchSelect
        id={fieldId(field)}
        label={label}
        any={any}
        value={chosen === null ? null : String(chosen)}
        options={partners.map(({ id, name, company_name: company }) => ({
          value: String(id),
          label: company ? `${name}, ${company}` : name,
        }))}
        error={problem}
        onUnmatched={(text) => setUnmatched(field, text !== null)}
        onChange={(id) => onChoose(id === null ? null : Number(id))}
      />
    </div>
  );
}
