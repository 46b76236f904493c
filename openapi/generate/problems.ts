/**
 * What the generator found wrong with the contract. Everything is gathered and shown together, one
 * line each, so that an author repairs the YAML in one go.
 */
export class Problems {
  readonly lines: string[] = [];

  /** Notes one problem; `where` is a file (and pointer) or `METHOD /path`. */
  add(where: string, what: string): void {
    const line = `${where}: ${what}`.replaceAll(/\s+/g, ' ');
    if (!this.lines.includes(line)) this.lines.push(line);
  }

  /** @throws ContractError when anything was noted. */
  throwIfAny(): void {
    if (this.lines.length > 0) throw new ContractError(this.lines);
  }
}

/** The contract cannot be translated; `lines` are ready to print. */
export class ContractError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ContractError';
    this.lines = lines;
  }
}
