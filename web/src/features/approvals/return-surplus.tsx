import { ApiError } from '@muara/client/http';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import SurplusDialog from '@/domain/surplus/surplus.dialog.tsx';
import { surplusMessages as text } from '@/domain/surplus/surplus.messages.ts';
import { sendSurplusPaidBack } from './approvals.api.ts';
import type { OpenDecision } from './use-decide.ts';

interface ReturnSurplusProps {
  open: OpenDecision;
  onSettled(): void;
  onClose(): void;
}

/** Records the return of a surplus payment from its card. */
export default function ReturnSurplus({ open: { approval }, onSettled, onClose }: ReturnSurplusProps) {
  const client = useClient();
  const toast = useToast();
  const save = async (reference: string) => {
    try {
      await sendSurplusPaidBack(client, approval, reference);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'request_processed') onSettled();
      throw error;
    }
    toast.success(text.done);
    onSettled();
  };
  return <SurplusDialog code={approval.code} amount={approval.amount} onSave={save} onClose={onClose} />;
}
