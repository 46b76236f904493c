import { Checkbox, Input } from '@mantine/core';
import { type PackagePlatform, PUBLIC_PLATFORMS } from '@muara/contract/constants';
import { packageLocks } from '@muara/contract/rules/packages/package-locks';
import { useId } from 'react';
import { Panel } from '@/ui/panel.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import { section } from './form-section.ts';
import type { ClickProps } from './kind-section.tsx';
import { platformLabel } from './package-fields.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './package-form.module.css';

/** The platforms that sell the package; Public groups four of them (001 §3). */
export const PlatformsSection = section(['platforms', 'vvip', 'exhibition'], Platforms);

function Platforms({ draft, errors, click }: ClickProps<'platforms' | 'vvip' | 'exhibition'>) {
  const id = useId();
  const locks = packageLocks(draft).platforms;
  const children = PUBLIC_PLATFORMS.filter((platform) => draft.platforms.includes(platform));
  const box = (platform: PackagePlatform, isPart = false) => {
    const lock = locks[platform];
    return (
      <Checkbox
        name="platforms"
        value={platform}
        label={platformLabel(platform)}
        // One reason for all of them is shown above.
        description={lock && !draft.exhibition ? text.lockedBy[lock] : undefined}
        disabled={lock !== undefined}
        error={Boolean(errors.platforms)}
        checked={draft.platforms.includes(platform)}
        indeterminate={isPart}
        onChange={(event) => click({ platform, on: event.currentTarget.checked })}
      />
    );
  };
  return (
    <Panel title={text.platforms}>
      <fieldset className={styles.group} aria-describedby={errors.platforms ? `${id}-error` : undefined}>
        <legend className="sr-only">{text.platforms}</legend>
        {draft.exhibition ? <p className={styles.hint}>{text.lockedBy.exhibition}</p> : null}
        <div className={styles.options}>
          <Stack gap="md">
            {box('counter')}
            {box('booking')}
            {box('agent')}
            {box('android_terminal')}
            {box('exhibition')}
          </Stack>
          <Stack gap="md">
            {box('public', children.length > 0 && children.length < PUBLIC_PLATFORMS.length)}
            {PUBLIC_PLATFORMS.map((platform) => (
              <div key={platform} className={styles.below}>
                {box(platform)}
              </div>
            ))}
          </Stack>
        </div>
        {errors.platforms ? (
          <Input.Error id={`${id}-error`} className={styles.error}>
            {errors.platforms}
          </Input.Error>
        ) : null}
      </fieldset>
    </Panel>
  );
}
