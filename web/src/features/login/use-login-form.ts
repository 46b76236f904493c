import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import { type FormEvent, useState } from 'react';
import { reportError } from '@/domain/errors/errors.ts';
import { type LoginErrors, loginErrors } from './login-errors.ts';
import { type RefusalSurface, refusalSurface } from './refusal-surface.ts';

interface LoginFormOptions {
  /** The names of the fields, on the page and on the wire. */
  fields: readonly string[];
  /** Returns the problems in the order of the fields, by the rule that the server asks too. */
  check(): FieldProblem[];
  /** Sends what was typed and leaves the form. */
  send(): Promise<void>;
  /** Called once the failure of `send` shows. */
  onFailure?(error: unknown, surface: RefusalSurface): void;
}

/**
 * A form that is used without a session: one call at a time, its refusals in the form.
 * Not the form hook: with the catalogue of errors it adds 38 KB to the 119 of the 120 KB that the sign-in may load.
 */
export function useLoginForm(options: LoginFormOptions) {
  const { fields, check, send, onFailure } = options;
  const [errors, setErrors] = useState<LoginErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const refuse = (form: HTMLFormElement, found: LoginErrors) => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    setRefusal(null);
    const problems = check();
    refuse(form, loginErrors(problems));
    if (problems.length > 0) return;
    setPending(true);
    try {
      await send();
    } catch (error) {
      setPending(false);
      const surface = refusalSurface(error, fields);
      if (surface.at === 'field') refuse(form, { [surface.field]: surface.text });
      else if (surface.at === 'form') setRefusal(surface.text);
      else if (surface.at === 'toast') reportError(error);
      onFailure?.(error, surface);
    }
  }
  return {
    errors,
    /** What the server refused about the form as a whole. */
    refusal,
    pending,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** Clears the error of a field that changes. */
    clearError: (field: string) => setErrors((shown) => ({ ...shown, [field]: undefined })),
  };
}
