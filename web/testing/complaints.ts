let found: string[] = [];
let allowed: RegExp[] = [];
const writeError = console.error;

/** Errors that the page writes to its console. */
export const complaints = {
  start(): void {
    found = [];
    allowed = [];
    console.error = (...parts: unknown[]) => {
      found.push(parts.map(String).join(' '));
      writeError(...parts);
    };
  },
  /** Allows an error that a test expects. */
  allow: (pattern: RegExp): void => void allowed.push(pattern),
  /** Returns the errors that no test expects. */
  end(): string[] {
    console.error = writeError;
    return found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  },
};
