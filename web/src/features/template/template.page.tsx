import { PageTitle } from '@/ui/page-title.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';

/** /d/template: an empty screen (002 §2.1). Nothing leads here. */
export default function TemplatePage() {
  return <PageTitle title={uiMessages.template} />;
}
