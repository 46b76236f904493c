import { PageTitle } from '@/ui/page-title.tsx';

/** /d/template: an empty screen (002 §2.1). Nothing leads here. */
export default function TemplatePage() {
  return <PageTitle title="Template" />;
}
