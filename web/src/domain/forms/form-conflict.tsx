import { useState } from 'react';
import { ConflictNotice } from '@/ui/conflict-notice.tsx';
import { reportError } from '../errors/errors.ts';

interface FormConflictProps {
  form: { conflict: string | null; isSubmitting: boolean; overwrite(): void };
  /** Reads the record again and fills the form from it. */
  reload(): Promise<unknown>;
}

/**
 * Offers a choice between both versions of a record that someone else saved first.
 * Shows nothing without a conflict.
 */
export function FormConflict({ form, reload }: FormConflictProps) {
  const [isLoading, setIsLoading] = useState(false);
  if (form.conflict === null) return null;
  const load = async () => {
    setIsLoading(true);
    await reload().catch(reportError);
    setIsLoading(false);
  };
  return (
    <ConflictNotice
      message={form.conflict}
      pending={form.isSubmitting || isLoading}
      onReload={() => void load()}
      onKeep={form.overwrite}
    />
  );
}
