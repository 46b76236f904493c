import type { OperationId } from '@muara/contract/operations';
import { OPERATION_META } from '@muara/contract/operation-meta';
import type { Random } from '../../simulator/src/world/random.ts';

const MOST_VALUES = 60;
const DEEPEST = 6;
const MOST_ITEMS = 12;

/** Names that mean nothing without the list that they come from. */
const LOCAL = new Set(['id', 'code', 'name', 'date', 'type']);
/** What calls name differently from answers. */
const ALIASES: Record<string, readonly string[]> = {
  ticket_code: ['code', 'batch'],
  code: ['ticket_code'],
  img: ['imgs', 'img'],
  file: ['img', 'imgs', 'ssm', 'kpl'],
  ticket_ids: ['id'],
  printer_id: ['device_id'],
};

/**
 * Values that the world has answered, by name: ids and codes with which later calls find their
 * records.
 */
export class Dictionary {
  readonly #values = new Map<string, unknown[]>();

  /** Remembers every id, code, date and short text of an answer. */
  learn(id: OperationId, answer: unknown, depth = 0): void {
    if (depth > DEEPEST || typeof answer !== 'object' || answer === null) return;
    if (Array.isArray(answer)) return answer.slice(0, MOST_ITEMS).forEach((item) => this.learn(id, item, depth + 1));
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 80))
        this.#keep(id, name, value);
      else if (Array.isArray(value) && typeof value[0] === 'string') this.#keep(id, name, value[0]);
      else this.learn(id, value, depth + 1);
    }
  }

  /**
   * Returns a value that some answer had under this name, preferably one of the same area; undefined
   * when none had.
   */
  pick(id: OperationId, name: string, random: Random): unknown {
    const names = [name, ...(ALIASES[name] ?? []), ...(name.endsWith('_id') ? [name] : [])];
    const { tag } = OPERATION_META[id];
    const local = names.flatMap((known) => this.#values.get(`${tag}/${known}`) ?? []);
    if (local.length > 0 && random.chance(0.9)) return random.pick(local);
    const general = names.filter((known) => !LOCAL.has(known)).flatMap((known) => this.#values.get(known) ?? []);
    return general.length > 0 ? random.pick(general) : undefined;
  }

  #keep(id: OperationId, name: string, value: unknown): void {
    for (const key of [name, `${OPERATION_META[id].tag}/${name}`]) {
      const known = this.#values.get(key) ?? [];
      this.#values.set(key, known);
      if (!known.includes(value)) known.push(value);
      if (known.length > MOST_VALUES) known.shift();
    }
  }
}
