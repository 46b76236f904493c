import { ERRORS } from '@muara/contract/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { toast } from '@/lib/toast.ts';
import { useKeptValue } from './use-kept-values.ts';

/**
 * Returns which dialog of a screen is open, and restores it after a reload that the app triggers.
 * What was typed in it is restored with it. If the reload took the right to open it, the user sees a message (001
 * §6).
 * @param name of the screen's dialogs
 * @param allowed whether the user can open it; null while that is loading
 */
export function useKeptDialog<Dialog>(
  name: string,
  allowed: ((dialog: Dialog) => boolean) | null,
): [dialog: Dialog | null, open: (dialog: Dialog | null) => void] {
  const key = `dialog:${name}`;
  const [dialog, open] = useState<Dialog | null>(null);
  const [waiting, setWaiting] = useState(() => (keptForms.find(key) ?? null) as Dialog | null);
  useKeptValue(key, () => dialog ?? waiting ?? undefined);

  const isKnown = allowed !== null;
  const decide = useEffectEvent(() => {
    if (waiting === null || allowed === null) return;
    setWaiting(null);
    if (allowed(waiting)) return open(waiting);
    keptForms.forget();
    toast.error(codeText('permission_denied', ERRORS.permission_denied.message));
  });
  useEffect(() => {
    if (isKnown) decide();
  }, [isKnown]);
  return [dialog, open];
}
