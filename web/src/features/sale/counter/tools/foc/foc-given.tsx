import { Done } from '../done.tsx';
import { useFirstPrint } from '../use-first-print.ts';

/** The free ticket, while it prints. */
export function FocGiven({ code, onNext }: { code: string; onNext(): void }) {
  const receipt = useFirstPrint(code);
  return (
    <Done
      label="FOC"
      figure={0}
      note={null}
      print={receipt.stateOf(code)}
      next="Done"
      onNext={onNext}
      receipt={{ onPrint: () => void receipt.print(code), onDownload: () => void receipt.download(code) }}
    />
  );
}
