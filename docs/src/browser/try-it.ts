import { type Call, newWorldCall, signInCall, tokenOf } from '../contract/calls.ts';
import { send } from './send.ts';
import { element, showAnswer } from './show-answer.ts';
import { findTwin } from './twin.ts';

/** The operation of a form, as the page writes it. */
interface Target {
  id: string;
  method: string;
  path: string;
  isForm: boolean;
}

/** Lets the forms of the page send calls, where a server responds beside the site. */
export async function startTryIt(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-try]')];
  const isThere = await findTwin();
  for (const form of forms) {
    form.toggleAttribute('hidden', !isThere);
    document.getElementById('no-twin')?.toggleAttribute('hidden', isThere);
    if (isThere) connect(form);
  }
}

function connect(form: HTMLFormElement): void {
  const target = JSON.parse(form.dataset['try'] ?? '{}') as Target;
  const output = form.querySelector<HTMLElement>('[data-output]')!;
  const session = form.querySelector<HTMLElement>('[data-session]')!;
  /** Tokens by world and account. */
  const tokens = new Map<string, string>();
  const fieldOf = (name: string): string => form.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? '';

  const signIn = async (): Promise<string | undefined> => {
    const account = fieldOf('persona');
    if (account === '') {
      session.textContent = 'You call without a session.';
      return undefined;
    }
    const world = fieldOf('world');
    const name = `${world} ${tokenOf(account)}`;
    const known = tokens.get(name);
    if (known) return known;
    const { status, body } = await send(signInCall(account), world, {});
    const { token, user, message } = body as {
      token?: string;
      user?: { name: string; role: string };
      message?: string;
    };
    if (status !== 200 || !token) throw new Error(message ?? `The sign-in returned ${status}.`);
    session.textContent = `Signed in as ${user?.name ?? account} (${user?.role ?? account}).`;
    tokens.set(name, token);
    return token;
  };
  const perform = async (work: () => Promise<HTMLElement | undefined>): Promise<void> => {
    output.setAttribute('aria-busy', 'true');
    try {
      const shown = await work();
      if (shown) output.replaceChildren(shown);
    } catch (error) {
      output.replaceChildren(
        element('p', { class: 'problem' }, error instanceof Error ? error.message : String(error)),
      );
    }
    output.removeAttribute('aria-busy');
  };

  form.addEventListener('change', (event) => {
    const { name } = event.target as HTMLSelectElement;
    if (name !== 'persona' && name !== 'world') return;
    void perform(async () => void (await signIn()));
  });
  form.querySelector('[data-reset]')?.addEventListener(
    'click',
    () =>
      void perform(async () => {
        const world = fieldOf('world');
        tokens.clear();
        const answer = await send(newWorldCall(world), world, {});
        return answer.status < 300
          ? element('p', {}, `The world ${world} is new: 10 March 2026, 10:00 in Kuala Lumpur.`)
          : showAnswer(answer);
      }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void perform(async () => {
      const token = await signIn();
      return showAnswer(await send(readCall(form, target, token), fieldOf('world'), {}));
    });
  });
}

/** Returns the call that the fields of a form describe. @throws Error for a body that is not JSON */
function readCall(form: HTMLFormElement, { id, method, path, isForm }: Target, token: string | undefined): Call {
  const query = new URLSearchParams();
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  let filled = path;
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-in]')) {
    const { name, value } = field;
    const place = field.dataset['in'];
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && place === 'query') query.append(name, value);
    else if (value !== '') headers[name] = value;
  }
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name=body]')?.value;
  const search = query.toString();
  return {
    title: id,
    method,
    path: search ? `${filled}?${search}` : filled,
    headers,
    ...(text !== undefined && text.trim() !== '' && { body: parseBody(text), isForm }),
  };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`The body is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}
