import { ERRORS } from '@muara/contract/errors';
import type { PackageClick } from '@muara/contract/rules/packages/shapes';
import type { NamedRef, PackageRecord } from '@muara/contract/types';
import { useCallback, useState } from 'react';
import { useMedia } from '@/lib/media.ts';
import { useToast } from '@/lib/toast.ts';
import { codeText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { PageForm } from '@/domain/forms/page-form.tsx';
import { RecordPictures } from '@/domain/files/record-pictures.tsx';
import type { NamedBy } from './form-section.ts';
import { DetailsSection } from './details-section.tsx';
import { AgentDiscounts, TourGuideDiscounts } from './discounts-section.tsx';
import { KindSection } from './kind-section.tsx';
import { JettiesSection, MenuSection } from './menu-section.tsx';
import type { PackageDraft, Partner } from './package-draft.ts';
import { fieldLabel, tierPlace } from './package-fields.ts';
import { packageFormMessages as text } from './package-form.messages.ts';
import styles from './package-form.module.css';
import { clickKinds, kindsOf } from './package-kinds.ts';
import { PackagePreview } from './package-preview.tsx';
import { PlatformsSection } from './platforms-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { PromotionSection } from './promotion-section.tsx';
import { type PackageForm, usePackageForm } from './use-package-form.ts';

type Section =
  | typeof DetailsSection
  | typeof KindSection
  | typeof PricesSection
  | typeof AgentDiscounts
  | typeof PromotionSection
  | typeof MenuSection
  | typeof JettiesSection
  | typeof PlatformsSection;
/** The fields that the sections name, and the images. The compiler names a field that is in none. */
type SectionFields = Pick<PackageDraft, NamedBy<Section> | 'imgs'>;

interface PackageEditorProps {
  record: PackageRecord | null;
  initial: PackageDraft;
  blank: PackageDraft;
  foods: readonly NamedRef[];
  jetties: readonly NamedRef[];
  /** The saved package. */
  reload?: () => Promise<PackageRecord>;
}

/** The package form (001 §2, §4, §5) with the price preview beside it. */
export function PackageEditor({ record, initial, blank, foods, jetties, reload }: PackageEditorProps) {
  const form = usePackageForm({ record, initial, blank });
  const { values: draft, errors, setValues: set, validateField: leave, getValues: now, failedSubmits: refusals } = form;
  const [open, setOpen] = useState<Record<Partner, boolean>>({ agent: false, tourguide: false });
  const toggle = useCallback((partner: Partner, to: boolean) => setOpen((is) => ({ ...is, [partner]: to })), []);
  const click = useClick(form);
  const isWide = useMedia(WIDE);

  // A failed validation expands the discount sections (001 §4).
  const [refusedAt, setRefusedAt] = useState(refusals);
  if (refusedAt !== refusals) {
    setRefusedAt(refusals);
    setOpen({ agent: true, tourguide: true });
  }
  const jump = (field: string) => {
    const place = tierPlace(field);
    if (place) toggle(place.partner, true);
  };
  const fields: SectionFields = draft;
  const section = { draft: fields satisfies PackageDraft, errors, set, leave };
  return (
    <div className={styles.layout}>
      {isWide ? null : <PackagePreview draft={draft} folded />}
      <PageForm form={form} list={paths.packages()} reload={reload} labelOf={fieldLabel} onJump={jump}>
        <DetailsSection {...section} system={record?.system ?? false} />
        <KindSection {...section} click={click} />
        <PricesSection {...section} />
        <AgentDiscounts {...section} now={now} open={open.agent} toggle={toggle} />
        <TourGuideDiscounts {...section} now={now} open={open.tourguide} toggle={toggle} />
        <PromotionSection {...section} now={now} />
        <MenuSection {...section} foods={foods} />
        <JettiesSection {...section} jetties={jetties} />
        <PlatformsSection {...section} click={click} />
        <RecordPictures
          imgs={draft.imgs}
          name={draft.name.trim()}
          error={errors.imgs}
          pictures={form.pictures}
          removeBlocked={draft.imgs.length > 1 ? null : codeText('last_image', ERRORS.last_image.message)}
          set={set}
        />
      </PageForm>
      {isWide ? <PackagePreview draft={draft} folded={false} /> : null}
    </div>
  );
}

/** Handles a click on an option, and offers to undo its side effects. */
function useClick({ setValues: set, getValues: now }: PackageForm): (click: PackageClick) => void {
  const toast = useToast();
  return useCallback(
    (click) => {
      const before = kindsOf(now());
      const { kinds, told } = clickKinds(before, click);
      set(kinds);
      if (told !== null) toast.info(told, { label: text.undo, run: () => set(before) });
    },
    [set, now, toast],
  );
}

/** Room for the preview beside the form. */
const WIDE = '(width >= 1200px)';
