import { toLocalDate } from '@muara/contract/rules';
import { isSecret } from '../../kernel/hide-secrets.ts';

/** The password of the accounts that every world begins with. */
const PASSWORD = 'muara123';
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** From one letter or digit of a mask to the next; nobody types such a row. */
const STRIDE = 7;
/** The field in which a command has its nonce. */
const NONCE = '_';

interface Input {
  type: 'string';
  default: string;
  description: string;
}

/** The inputs of an exported workflow, with recorded values as defaults; secrets have another one. */
export class Inputs {
  readonly #properties: Record<string, Input> = {};
  /** The values of each kind; the first nonce is `nonce_1`. */
  readonly #values = new Map<string, string[]>();
  readonly #began: string;

  constructor(world: string, began: number) {
    this.#began = toLocalDate(began);
    this.#add('world', `${world.slice(0, 55)}-recorded`, 'The world to make.');
  }

  /** Returns the expression of the input for a date, a nonce or a secret; any other value as it is. */
  replace(value: string, name: string): string {
    if (LOCAL_DATE.test(value))
      return this.#add(`date_${value.replaceAll('-', '_')}`, value, `A date; the recording began on ${this.#began}.`);
    if (name === NONCE)
      return this.#numbered('nonce', value, () => value, 'The nonce of a command: a server runs each only once.');
    if (!isSecret(name)) return value;
    if (value === PASSWORD) return this.#add('password', value, 'The password of the accounts.');
    return this.#numbered(name, value, maskOf(value), `Replaces a recorded secret, ${name}.`);
  }

  schema(): Record<string, unknown> {
    return { type: 'object', properties: this.#properties };
  }

  #add(name: string, value: string, description: string): string {
    this.#properties[name] ??= { type: 'string', default: value, description };
    return `$inputs.${name}`;
  }

  /** Adds an input for each distinct value. */
  #numbered(kind: string, value: string, shown: (count: number) => string, description: string): string {
    const values = this.#values.get(kind) ?? [];
    if (!values.includes(value)) values.push(value);
    this.#values.set(kind, values);
    const count = values.indexOf(value) + 1;
    return this.#add(`${kind}_${count}`, shown(count), description);
  }
}

/** Returns texts of the same form with other letters and digits, another one for each count. */
function maskOf(secret: string): (count: number) => string {
  return (count) => {
    let place = count;
    const next = (first: string, size: number): string =>
      String.fromCodePoint((first.codePointAt(0) as number) + ((place += STRIDE) % size));
    return secret
      .replaceAll(/[a-z]/g, () => next('a', 26))
      .replaceAll(/[A-Z]/g, () => next('A', 26))
      .replaceAll(/\d/g, () => next('0', 10));
  };
}
