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
  /** The first place of each text, and of the id of each record: `ticket 481`. */
  readonly #places = new Map<string, Place>();
  readonly #used = new Map<string, Record<string, string>>();

  /**
   * Learns the identifying values of an answer. The ids of records are learned from the answers of
   * commands, which create them.
   */
  learn(stepId: string, answer: unknown, isCommand = false): void {
    const left: { value: unknown; pointer: string; name: string; kind: string }[] = [
      { value: answer, pointer: '', name: '', kind: '' },
    ];
    for (const { value, pointer, name, kind } of left) {
      if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value))
          left.push({
            value: inner,
            pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            name: key,
            kind: Array.isArray(value) ? kind : name,
          });
        continue;
      }
      const key = keyOf(value, name, kind, isCommand);
      if (key === undefined || this.#places.has(key)) continue;
      this.#places.set(key, { stepId, pointer, output: pointer.slice(1).replaceAll(/\W+/g, '_') });
    }
  }

  knows(value: string): boolean {
    return this.#places.has(value);
  }

  /**
   * Returns the expression of a value that an earlier answer has, and any other value as it is.
   * `ticket_id` is the id of a ticket, and so is the plain `id` that `refundTicket` takes.
   */
  replace(value: unknown, name = '', operationId = ''): unknown {
    if (ID.test(name) && /^\d+$/.test(String(value))) {
      const kinds = name === 'id' ? kindsIn(operationId) : [name.replace(ID, '')];
      const known = kinds.map((kind) => `${kind} ${String(value)}`).find((key) => this.#places.has(key));
      return (known && this.#expression(known)) ?? value;
    }
    return typeof value === 'string' ? (this.#expression(value) ?? value) : value;
  }

  /** Returns the outputs that later steps use of a step; undefined without any. */
  outputsOf(stepId: string): Record<string, string> | undefined {
    return this.#used.get(stepId);
  }

  #expression(key: string): string | undefined {
    const place = this.#places.get(key);
    if (!place) return undefined;
    const { stepId, pointer, output } = place;
    const used = this.#used.get(stepId) ?? {};
    this.#used.set(stepId, { ...used, [output]: `$response.body#${pointer}` });
    return `$steps.${stepId}.outputs.${output}`;
  }
}

/** Returns the key of a value that identifies something; undefined for any other. */
function keyOf(value: unknown, name: string, kind: string, isCommand: boolean): string | undefined {
  if (typeof value === 'number') return isCommand && name === 'id' && kind ? `${singular(kind)} ${value}` : undefined;
  const identifies =
    typeof value === 'string' && value.length >= SHORTEST_TEXT && IDENTIFIER.test(value) && !LOCAL_DATE.test(value);
  return identifies ? value : undefined;
}

/** Returns the kinds of record that an operation may be about, the longest first: `listTicketLogs`. */
function kindsIn(operationId: string): string[] {
  const words = operationId
    .split(/(?=[A-Z])/)
    .slice(1)
    .map((word) => singular(word.toLowerCase()));
  const kinds = words.flatMap((_word, from) =>
    words.slice(from).map((_last, length) => words.slice(from, from + length + 1).join('_')),
  );
  return kinds.toSorted((one, other) => other.length - one.length);
}

const singular = (kind: string): string => kind.replace(/s$/, '');
