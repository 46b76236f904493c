import { type Context, use } from 'react';

/** Returns the value of a context. Throws when no provider of it is above the component. */
export function useRequired<T>(context: Context<T | null>, name: string): T {
  const value = use(context);
  if (value === null) throw new Error(`The ${name} provider is missing above this component.`);
  return value;
}
