import { type ComponentProps, useId } from 'react';
import { Button } from './button.tsx';

type ReasonButtonProps = ComponentProps<typeof Button> & {
  /** Why it cannot be pressed now; null when it can. */
  reason: string | null;
};

/** A button that stays where people look for it, and says why it does nothing now. */
export function ReasonButton({ reason, onClick, ...rest }: ReasonButtonProps) {
  const id = useId();
  const off = reason !== null;
  return (
    <>
      <Button
        {...rest}
        aria-disabled={off || undefined}
        aria-describedby={off ? id : undefined}
        title={reason ?? rest.title}
        onClick={(event) => {
          if (!off) onClick?.(event);
        }}
      />
      {off ? (
        <span id={id} hidden>
          {reason}
        </span>
      ) : null}
    </>
  );
}
