import type { Food, Package } from '@muara/contract/types';
import { useClient } from '@/domain/session/client-context.ts';
import { useWizard } from '@/domain/sale-wizard/wizard-context.ts';
import { Artwork } from './artwork.tsx';

interface PackagePictureProps {
  package: Pick<Package, 'id' | 'name'>;
  className: string | undefined;
}

/** The first picture of a package, or a painted river. Decorative: the name is beside it. */
export function PackagePicture({ package: { id, name }, className }: PackagePictureProps) {
  const { catalogue } = useWizard();
  const file = catalogue.packages.find((item) => item.id === id)?.imgs[0];
  return file === undefined ? (
    <Artwork id={id} name={name} className={className} />
  ) : (
    <Picture {...{ file, className }} />
  );
}

/** The first picture of a dish, if it has one. */
export function DishPicture({ food, className }: { food: Food; className: string | undefined }) {
  const file = food.imgs?.[0];
  return file === undefined ? null : <Picture {...{ file, className }} />;
}

function Picture({ file, className }: { file: string; className: string | undefined }) {
  const client = useClient();
  const src = client.url('getImage', { params: { file } });
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" />;
}
