import type { PartyRef } from '@muara/contract/types';
import { paths } from '@/lib/paths.ts';
import { SearchSelect } from '@/ui/search-select.tsx';
import { Shortcut } from '@/ui/shortcut.tsx';
import { fieldId } from '../../core/field-id.ts';
import { useWizard } from '../wizard-context.ts';
import styles from './package-options.module.css';
import { wizardText } from '../wizard.messages.ts';

/** Whether it is a VVIP sale, and at the counter whose prices apply (002 §2.18). */
export function PackageOptions() {
  const wizard = useWizard();
  const { sale, catalogue } = wizard;
  return (
    <div className={styles.options}>
      <div className={styles.vvip}>
        <label className={styles.check} data-hotkey={wizard.hotkey('v')}>
          <input
            type="checkbox"
            checked={sale.vvip}
            onChange={(event) => wizard.dispatch({ do: 'setVvip', vvip: event.currentTarget.checked })}
          />
          {wizardText.packages.vvip}
          {wizard.hotkey('v') ? <Shortcut keys="V" /> : null}
        </label>
        <a className={styles.link} href={paths.vvip} target="_blank" rel="noopener">
          {wizardText.packages.learnMore}
          <span className="sr-only"> {wizardText.packages.aboutVvip}</span>
        </a>
      </div>
      {sale.platform === 'counter' ? (
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
      ) : null}
    </div>
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
