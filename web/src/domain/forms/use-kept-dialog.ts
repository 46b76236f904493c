import { ERRORS } from '@muara/contract/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { codeText } from '@/domain/errors/errors.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { toast } from '@/lib/toast.ts';
import { useKeptValue } from './use-kept-values.ts';

/**
 * Which dialog of a screen is open, kept over a reload that the app makes by itself, so that what was typed in it finds its
 * place again. Rights may be the reason for the reload: whoever may open it no more is told so (001 §6).
 *
 * @param name of the screen's dialogs
 * @param allowed whether one may open it; null while what decides that is still being read
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
