import { useEffect, useEffectEvent, useRef } from 'react';
import { useDialogs } from '@/lib/app-context.ts';
import { extrasText } from './extras.messages.ts';
import { unpaidTicket } from './unpaid-ticket.ts';

interface ResumePrompt {
  /** Not while the address names a ticket already, or the shop is closed. */
  enabled: boolean;
  /** Goes on with the payment: `resumePath(code)`. */
  onResume(code: string): void;
}

/**
 * Asks once whether an unpaid ticket of this browser is to be paid (002 §4.3). Whoever declines is not asked again; the
 * seats stay held until the server lets them go.
 */
export function useResumePrompt({ enabled, onResume }: ResumePrompt): void {
  const dialogs = useDialogs();
  const asked = useRef(false);
  const ask = useEffectEvent(async (code: string) => {
    const text = extrasText.resume;
    const resumes = await dialogs.confirm({
      title: text.title,
      message: text.question,
      confirmLabel: text.yes,
      cancelLabel: text.no,
    });
    if (resumes) onResume(code);
    else if (unpaidTicket.code() === code) unpaidTicket.drop();
  });
  useEffect(() => {
    const code = enabled && !asked.current ? unpaidTicket.code() : null;
    if (code === null) return;
    asked.current = true;
    void ask(code);
  }, [enabled]);
}
