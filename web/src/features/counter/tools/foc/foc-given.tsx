import type { Ticket } from '@muara/contract/types';
import { kindsOf } from '@/features/counter/papers/paper.ts';
import { soldPapers } from '@/features/counter/papers/use-papers.ts';
import { Done } from '@/features/counter/tools/done.tsx';
import { useFirstPrint } from '@/features/counter/tools/use-first-print.ts';
import { tillText } from '@/features/counter/till.messages.ts';

/** The free ticket, while it prints. */
export function FocGiven({ ticket, onNext }: { ticket: Ticket; onNext(): void }) {
  const papers = useFirstPrint(soldPapers(ticket, false));
  return (
    <Done
      code={ticket.code}
      label="FOC"
      figure={0}
      note={null}
      papers={papers}
      kinds={kindsOf(ticket)}
      next={tillText.done}
      onNext={onNext}
    />
  );
}
