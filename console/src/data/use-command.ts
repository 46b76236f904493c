import type { Control } from '@muara/client/control';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useControl } from '../app/services.ts';
import { toast } from '@/lib/toast.ts';
import { describeError } from './describe-error.ts';

interface CommandOptions<Result> {
  /** Runs after success, when everything on screen is being read again. */
  onDone?(result: Result): void;
  /** Shows a failure as a toast: for commands without a form that could show it. */
  toastError?: boolean;
}

/** A command of the console. `error` is a line to show; the next run clears it. */
interface Command<Input> {
  run(input: Input): void;
  pending: boolean;
  error: string | null;
  clear(): void;
}

/** Returns a command that calls the control plane and then reads everything on screen again. */
export function useCommand<Input, Result>(
  call: (control: Control, input: Input) => Promise<Result>,
  { onDone, toastError = false }: CommandOptions<Result> = {},
): Command<Input> {
  const control = useControl();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (input: Input) => call(control, input),
    networkMode: 'always',
    onSuccess: (result) => {
      void queries.invalidateQueries();
      onDone?.(result);
    },
    onError: (error) => {
      if (toastError) toast.error(describeError(error));
    },
  });
  return {
    run: (input) => mutation.mutate(input),
    pending: mutation.isPending,
    error: mutation.error === null ? null : describeError(mutation.error),
    clear: mutation.reset,
  };
}
