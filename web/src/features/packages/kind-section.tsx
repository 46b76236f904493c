import { Checkbox } from '@mantine/core';
import { packageLocks } from '@muara/contract/rules/packages/package-locks';
import type { PackageClick, PackageKinds, PackageOption } from '@muara/contract/rules/packages/shapes';
import { Panel } from '@/ui/panel.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { section, type SectionProps } from './form-section.ts';
import { optionLabel } from './package-fields.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './package-form.module.css';

const FIELDS: readonly PackageOption[] = ['vvip', 'vvip_charter', 'exhibition', 'minisigua', 'wristband'];

export interface ClickProps<Name extends keyof PackageKinds> extends SectionProps<Name> {
  /** Handles a click on an option or platform, with its effects on others (001 §4). */
  click(click: PackageClick): void;
}

/** The kind of package. Options exclude or imply each other. */
export const KindSection = section(FIELDS, Kind);

const HINTS = {
  vvip: () => text.vvipHint,
  vvip_charter: () => text.charterHint,
  exhibition: () => text.exhibitionHint,
  minisigua: () => text.minisiguaHint,
  wristband: () => text.wristbandHint,
};

function Kind({ draft, errors, click }: ClickProps<PackageOption>) {
  const locks = packageLocks(draft).options;
  const box = (option: PackageOption) => {
    const lock = locks[option];
    return (
      <Checkbox
        name={option}
        label={optionLabel(option)}
        description={lock ? text.lockedBy[lock] : HINTS[option]()}
        disabled={lock !== undefined}
        error={errors[option]}
        checked={draft[option]}
        onChange={(event) => click({ option, on: event.currentTarget.checked })}
      />
    );
  };
  return (
    <Panel title={text.kind}>
      <div className={styles.options}>
        <Stack gap="md">
          {box('vvip')}
          {draft.vvip ? <div className={styles.below}>{box('vvip_charter')}</div> : null}
        </Stack>
        {box('exhibition')}
        {box('minisigua')}
        {box('wristband')}
      </div>
    </Panel>
  );
}
