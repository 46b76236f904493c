import type { Call } from '../contract/calls.ts';

/** A button that makes the calls of a sequence in a new world, and shows what each returns. */
export function Run({ calls, label }: { calls: Call[]; label: string }) {
  return (
    <div data-run={JSON.stringify(calls)} hidden>
      <button type="button" className="primary">
        {label}
      </button>
      <div data-output aria-live="polite" />
    </div>
  );
}
