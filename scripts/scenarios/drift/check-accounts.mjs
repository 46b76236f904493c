// Signs in with each account before the workflows: one that may not is said once.
/** Returns the workflows whose accounts may sign in. */
export async function checkAccounts(tasks, { found, accounts, signIn }, run, print) {
  const refused = new Map();
  for (const name of new Set(tasks.flatMap(({ needed }) => needed))) {
    const problem = await trySignIn(found.base, signIn, accounts[name]);
    if (!problem) continue;
    refused.set(name, problem);
    const line = `${name}: ${accounts[name].email} may not sign in (${problem})`;
    run.problems.push(line);
    print(`✗ ${line}\n`);
  }
  return tasks.filter(({ id, needed }) => {
    const name = needed.find((one) => refused.has(one));
    if (name) run.skipped.push({ id, reason: `${name} may not sign in` });
    return !name;
  });
}

/** Returns a function that signs in with an account once; it resolves to undefined if it may not. */
export function createTokens({ base, accounts, signIn, world }) {
  const tokens = new Map();
  return (name) => {
    if (!tokens.has(name))
      tokens.set(name, accounts[name] ? readToken(base, signIn, accounts[name], world) : undefined);
    return tokens.get(name);
  };
}

async function readToken(base, signIn, account, world) {
  const response = await sendSignIn(base, signIn, account, world);
  const { token } = await response.json().catch(() => ({}));
  return token;
}

function sendSignIn(base, { method, address }, { email, password }, world) {
  return fetch(`${base}${address}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...(world && { 'x-sim-world': world }) },
    body: JSON.stringify({ email, password, platform: 'web_app' }),
  });
}

async function trySignIn(base, signIn, account) {
  try {
    const response = await sendSignIn(base, signIn, account);
    const { token, code, message } = await response.json().catch(() => ({}));
    if (response.ok && token) return undefined;
    return `${response.status}${code ? ` ${code}` : ''}${message ? `: ${message}` : ''}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}
