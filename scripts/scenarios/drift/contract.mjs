// What the contract says about an operation that a drift run needs to know.

/** Returns whether an operation changes nothing. */
export const isReading = ({ operation }) => operation['x-command'] !== true;

/** Returns whether anyone can call an operation to get a session's token. */
export function opensSession({ operation, resolve }) {
  if (!operation['x-audience']?.includes('public')) return false;
  const schema = resolve(operation.responses['200'])?.content?.['application/json']?.schema;
  return Object.hasOwn(schema?.properties ?? {}, 'token');
}

/** Returns the operation that opens a session, with its method and address. */
export function findSignIn(operations) {
  return [...operations.values()].find(opensSession);
}

/** Returns a function that finds the operation of a call by method and path. */
export function createOperationFinder(operations) {
  const entries = [...operations]
    .map(([id, entry]) => ({
      id,
      method: entry.method,
      literals: entry.address.split('{').length,
      pattern: new RegExp(`^${entry.address.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    }))
    .toSorted((one, other) => one.literals - other.literals);
  return (method, path) =>
    entries.find((entry) => entry.method === method.toLowerCase() && entry.pattern.test(path))?.id;
}
