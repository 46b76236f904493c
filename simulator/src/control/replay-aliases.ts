import type { World } from '../world/world.ts';
import type { ControlContext } from './action.ts';

/** Tokens, keys of documents and links, and ids of print jobs: each world draws its own. */
const DRAWN = /^(?:[a-z0-9-]{1,64}\.[0-9a-f]{48}|[0-9a-f]{16,}|job-[0-9a-z]{5}-\d+)$/i;
/** The same within a longer text, such as a link. */
const DRAWN_WITHIN = /[a-z0-9-]{1,64}\.[0-9a-f]{48}|\b[0-9a-f]{16,}\b|\bjob-[0-9a-z]{5}-\d+/gi;

interface Difference {
  at: string;
  recorded: unknown;
  replayed: unknown;
}

/**
 * What a fresh world calls the things that the recorded one drew for itself. A token that no answer
 * returned comes from a session opened beside the calls: its person gets one here.
 */
export class Aliases {
  readonly #source: World;
  readonly #target: World;
  readonly #ctx: ControlContext;
  readonly #names = new Map<string, string>();

  constructor(source: World, target: World, ctx: ControlContext) {
    this.#source = source;
    this.#target = target;
    this.#ctx = ctx;
    this.#names.set(source.name, target.name);
  }

  /** Returns the token that replaces a recorded one. */
  token(recorded: string, userId: number | null): string {
    const known = this.#names.get(recorded);
    if (known !== undefined || userId === null) return known ?? recorded;
    const email = this.#source.tables.users.get(userId)?.email;
    const opened = email === undefined ? undefined : this.#ctx.domain.openSession(this.#target, email, this.#ctx.rules);
    const token = opened && 'token' in opened ? opened.token : undefined;
    if (!token) return recorded;
    this.#names.set(recorded, token);
    return token;
  }

  /** Returns a text with everything replaced that the fresh world calls otherwise. */
  replace(text: string): string {
    const whole = this.#names.get(text);
    if (whole !== undefined && text !== this.#source.name) return whole;
    return text.replaceAll(DRAWN_WITHIN, (found) => this.#names.get(found) ?? found);
  }

  /** Learns the names in two answers to the same call. */
  learn(recorded: unknown, replayed: unknown): void {
    const left: [unknown, unknown][] = [[recorded, replayed]];
    for (const [one, other] of left) {
      if (typeof one === 'string' && typeof other === 'string') this.#learnTexts(one, other);
      else if (isNested(one) && isNested(other))
        for (const [key, inner] of Object.entries(one)) left.push([inner, other[key]]);
    }
  }

  #learnTexts(one: string, other: string): void {
    if (one === other) return;
    const [mine, theirs] = [one.match(DRAWN_WITHIN) ?? [], other.match(DRAWN_WITHIN) ?? []];
    if (mine.length === theirs.length)
      for (const [index, name] of mine.entries()) this.#names.set(name, theirs[index] as string);
  }

  /** Returns where two answers differ first, apart from what each world draws for itself. */
  firstDifference(recorded: unknown, replayed: unknown, at = ''): Difference | undefined {
    if (typeof recorded === 'string' && typeof replayed === 'string') {
      const isSame = this.#plain(recorded) === this.#plain(replayed);
      return isSame ? undefined : { at, recorded, replayed };
    }
    if (!isNested(recorded) || !isNested(replayed))
      return recorded === replayed ? undefined : { at, recorded, replayed };
    const [mine, theirs] = [Object.keys(recorded), Object.keys(replayed)];
    // The order of fields counts: answers must be equal to the byte.
    if (mine.join('\n') !== theirs.join('\n')) return { at, recorded: mine, replayed: theirs };
    for (const key of mine) {
      const found = this.firstDifference(recorded[key], replayed[key], `${at}/${key}`);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns a text without what a world draws for itself, and without its own name in links. */
  #plain(text: string): string {
    if (DRAWN.test(text)) return '*';
    return text
      .replaceAll(DRAWN_WITHIN, '*')
      .replaceAll(`/w/${this.#source.name}/`, '/w/*/')
      .replaceAll(`/w/${this.#target.name}/`, '/w/*/');
  }
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
