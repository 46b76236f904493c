/** Texts shorter than this are words such as `Cash`, which equal each other by chance. */
const SHORTEST_TEXT = 8;
/** Names whose numbers identify a record. */
const ID = /(?:^|_)id$/;
/** Codes, tokens and keys have digits or are long; sentences have spaces. */
const IDENTIFIER = /^(?=.*\d)[\w.-]+$|^\S{20,}$/;
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}/;

interface Place {
  stepId: string;
  /** JSON pointer into the answer. */
  pointer: string;
  output: string;
}

/** Where the values of calls come from: the answers of earlier calls. */
export class ValueFlow {
  /** The first place of each value. */
  readonly #places = new Map<string | number, Place>();
  readonly #used = new Map<string, Record<string, string>>();

  /**
   * Learns the identifying values of an answer. Numbers are ids of new records only in the answers of
   * commands.
   */
  learn(stepId: string, answer: unknown, isCommand = false): void {
    const left: { value: unknown; pointer: string; name: string }[] = [{ value: answer, pointer: '', name: '' }];
    for (const { value, pointer, name } of left) {
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value))
          left.push({
            value: inner,
            pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            name: key,
          });
      else if (identifies(value, name, isCommand) && !this.#places.has(value)) {
        const output = pointer.slice(1).replaceAll(/\W+/g, '_');
        this.#places.set(value, { stepId, pointer, output });
      }
    }
  }

  knows(value: string | number): boolean {
    return this.#places.has(value);
  }

  /** Returns the expression of a value that an earlier answer has, and any other value as it is. */
  replace(value: unknown, name = ''): unknown {
    const id = ID.test(name) && /^\d+$/.test(String(value)) ? Number(value) : undefined;
    if (id !== undefined) return this.#expression(id) ?? value;
    return typeof value === 'string' ? (this.#expression(value) ?? value) : value;
  }

  /** Returns a text that ends with a value, as a header needs it. */
  embed(prefix: string, value: string): string {
    const expression = this.#expression(value);
    return `${prefix}${expression ? `{${expression}}` : value}`;
  }

  /** Returns the outputs that later steps use of a step; undefined without any. */
  outputsOf(stepId: string): Record<string, string> | undefined {
    return this.#used.get(stepId);
  }

  #expression(value: string | number): string | undefined {
    const place = this.#places.get(value);
    if (!place) return undefined;
    const { stepId, pointer, output } = place;
    const used = this.#used.get(stepId) ?? {};
    this.#used.set(stepId, { ...used, [output]: `$response.body#${pointer}` });
    return `$steps.${stepId}.outputs.${output}`;
  }
}

function identifies(value: unknown, name: string, isCommand: boolean): value is string | number {
  if (typeof value === 'number') return isCommand && ID.test(name);
  return (
    typeof value === 'string' && value.length >= SHORTEST_TEXT && IDENTIFIER.test(value) && !LOCAL_DATE.test(value)
  );
}
