import { checkPackageForm } from '@muara/contract/rules/forms/check-package-form';
import type { PackageRecord } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import type { Pictures } from '@/domain/files/use-pictures.ts';
import type { PickedImage } from '@/domain/files/image-drop.pick.ts';
import { useFormPictures } from '@/domain/files/use-form-pictures.ts';
import type { Form } from '@/domain/forms/form.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { bodyOf, draftOf, type PackageDraft, valuesOf } from './package-draft.ts';
import { refetchPackages, keepPackage } from './packages.api.ts';
import { packagesMessages as text } from './packages.messages.ts';

interface PackageFormOptions {
  /** The package as it is stored; null for a new one. */
  record: PackageRecord | null;
  /** The initial values. */
  initial: PackageDraft;
  /** The values that count as unchanged. */
  blank: PackageDraft;
}

export type PackageForm = Form<PackageDraft, PackageRecord> & { pictures: Pictures<PickedImage> };

/** The package form, saved as a whole. Images take effect immediately. */
export function usePackageForm({ record, initial, blank }: PackageFormOptions): PackageForm {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  // 0 is a package that is not saved yet (001 §7).
  const id = record?.id ?? 0;
  const form = useForm<PackageDraft, PackageRecord>({
    record,
    initialValues: initial,
    savedValues: blank,
    valuesOf: draftOf,
    check: (draft) => checkPackageForm(valuesOf(draft)),
    hasSummary: true,
    save: async (draft, seen) => {
      if (!record) {
        await client.call.addPackage({ body: bodyOf(draft) });
        refetchPackages(queries);
        return toast.success(text.added);
      }
      const answer = await client.call.editPackage({ body: { ...bodyOf(draft), id, ...seen } });
      keepPackage(queries, answer);
      toast.success(text.saved);
      return answer;
    },
  });
  const pictures = useFormPictures<PickedImage>(form, record, {
    upload: async ({ name, dataUrl }) => {
      const body = { img: dataUrl, original_name: name, ...(id === 0 ? {} : { package_id: id }) };
      return client.call.uploadPackageImage({ body });
    },
    remove: (img) => client.call.deletePackageImage({ params: { id, img } }),
  });
  return { ...form, pictures };
}
