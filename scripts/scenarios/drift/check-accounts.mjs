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

async function trySignIn(base, { method, address }, { email, password }) {
  try {
    const response = await fetch(`${base}${address}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, platform: 'web_app' }),
    });
    const { token, code, message } = await response.json().catch(() => ({}));
    if (response.ok && token) return undefined;
    return `${response.status}${code ? ` ${code}` : ''}${message ? `: ${message}` : ''}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}
