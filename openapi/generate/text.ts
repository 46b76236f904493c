/** Text of the generated modules. */
export const BANNER = '// Generated from the YAML of this package by `npm run generate`. Do not edit.\n';

/** A JSON value as TypeScript, short keys unquoted, on one line. */
export function literal(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${property(key)}: ${literal(item)}`).join(', ')} }`;
}

/** A property name in an object literal or type. */
export function property(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A docstring; nothing when there is nothing to say. */
export function docstring(...parts: (string | undefined)[]): string {
  const text = parts.filter(Boolean).join(' ').trim().replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ');
  return text ? `/** ${text} */\n` : '';
}

/** One entry a line, so that generated tables can be read and compared. */
export function table(name: string, entries: Iterable<readonly [string, unknown]>, suffix = ' as const'): string {
  const lines = [...entries].map(([key, value]) => `  ${property(key)}: ${literal(value)},\n`);
  return `export const ${name} = {\n${lines.join('')}}${suffix};\n`;
}
