/** The method of an operation. */
export function Method({ method }: { method: string }) {
  return (
    <span className="method" data-method={method}>
      {method}
    </span>
  );
}
