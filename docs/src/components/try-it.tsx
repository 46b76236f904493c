import type { Operation } from '../contract/operations.ts';
import { textOf } from '../contract/calls.ts';
import { sampleOf } from '../contract/samples.ts';
import type { Parameter } from '../contract/documents.ts';

/** Accounts of a new world, by what they are. */
const PERSONAS: readonly [account: string, role: string][] = [
  ['manager', 'Manager'],
  ['cashier', 'Cashier'],
  ['supervisor', 'Supervisor'],
  ['accountant', 'Accountant'],
  ['admin', 'Admin'],
  ['csa', 'CSA'],
  ['marketing', 'Marketing'],
  ['superuser', 'Super User'],
  ['skaloot', 'Developer'],
  ['agent', 'Agent'],
  ['tourguide', 'Tour Guide'],
  ['customer', 'Customer'],
];

/** Says how to start a server, where none responds. */
export function NoTwin() {
  return (
    <p id="no-twin" className="note">
      To send calls from this page, open it from a running system: <code>npx @muara/simulator</code>, then{' '}
      <code>http://localhost:3000/docs</code>.
    </p>
  );
}

const DESTRUCTIVE = /^(delete|void|cancel|refund|reset|remove|reject|clear)/;

/** A form that sends a call to the server beside the site. The script shows it when there is one. */
export function TryIt({ operation }: { operation: Operation }) {
  const { id, method, path, parameters, body, isCommand, audience } = operation;
  const sample = sampleOf(operation);
  const isForm = body !== undefined && !body.contentTypes.includes('application/json');
  const known = { ...sample.params, ...sample.query };
  return (
    <section className="try" aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <NoTwin />
      <form data-try={JSON.stringify({ id, method, path, isForm })} hidden>
        <div className="try-row">
          <Persona start={personaFor(audience)} />
          <World />
        </div>
        <p data-session className="facts" role="status" />
        {parameters.map((parameter) => (
          <Field key={parameter.name} parameter={parameter} value={known[parameter.name]} />
        ))}
        {body && (
          <label>
            Body ({isForm ? 'JSON here, sent as a form' : 'JSON'})
            <textarea name="body" rows={10} spellCheck={false} defaultValue={JSON.stringify(sample.body, null, 2)} />
          </label>
        )}
        {isCommand && (
          <p className="note" data-kind={DESTRUCTIVE.test(id) || method === 'DELETE' ? 'danger' : undefined}>
            {DESTRUCTIVE.test(id) || method === 'DELETE'
              ? 'This call removes or reverses something in the chosen world.'
              : 'This call changes data of the chosen world.'}
          </p>
        )}
        <div className="try-row">
          <button type="submit" className="primary">
            Send {method}
          </button>
          <button type="button" data-reset>
            Start a new world
          </button>
        </div>
        <div data-output aria-live="polite" />
      </form>
    </section>
  );
}

function Persona({ start }: { start: string }) {
  return (
    <label>
      Call as
      <select name="persona" defaultValue={start}>
        <option value="">Nobody (no session)</option>
        {PERSONAS.map(([account, role]) => (
          <option key={account} value={account}>
            {role}
          </option>
        ))}
      </select>
    </label>
  );
}

function World() {
  return (
    <label>
      World
      <select name="world" defaultValue="docs">
        <option value="docs">docs (only this site uses it)</option>
        <option value="default">default (the web app shows it)</option>
      </select>
    </label>
  );
}

function Field({ parameter: { name, in: place, required }, value }: { parameter: Parameter; value: unknown }) {
  return (
    <label>
      {name} <span className="muted">{place}</span>
      <input
        name={name}
        data-in={place}
        required={required}
        defaultValue={value === undefined ? '' : textOf(value)}
        autoComplete="off"
      />
    </label>
  );
}

/** Returns the account that most likely may make a call. */
function personaFor(audience: readonly string[]): string {
  if (audience.includes('public')) return '';
  if (audience.length === 0 || audience.some((word) => ['internal', 'session', 'manager'].includes(word)))
    return 'manager';
  const [first] = audience;
  return { super_user: 'superuser', sub_ticket_viewer: 'manager' }[first!] ?? first!;
}
