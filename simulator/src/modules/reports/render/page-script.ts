/**
 * What a report page does besides being read: printing, saving files, and announcing newer figures.
 * It moves the token from the URL into headers, so that none of its own URLs contains it.
 */
export const REPORT_SCRIPT = `
(() => {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  query.delete('token');
  const headers = token ? { authorization: 'Bearer ' + token } : {};
  const ask = (path, more) => {
    const asked = new URLSearchParams(query);
    for (const [name, value] of Object.entries(more)) asked.set(name, value);
    return fetch(path + '?' + asked, { headers });
  };
  const tools = document.querySelector('.tools');
  const note = document.querySelector('.newer');
  const say = (text, button) => {
    note.textContent = text;
    note.classList.toggle('note', text !== '');
    if (button) note.append(button);
  };
  const save = async (button, name, more) => {
    button.disabled = true;
    try {
      const answer = await ask(location.pathname, more);
      if (!answer.ok) throw new Error(String(answer.status));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      say(tools.dataset.failed);
    }
    button.disabled = false;
  };
  tools.hidden = false;
  tools.querySelector('[data-do=print]').onclick = () => print();
  const csv = tools.querySelector('[data-do=csv]');
  const xlsx = tools.querySelector('[data-do=xlsx]');
  csv.onclick = () => save(csv, tools.dataset.file + '.csv', { format: 'csv' });
  xlsx.onclick = () => save(xlsx, tools.dataset.file + '.xlsx', { download: '1' });
  const version = document.querySelector('footer').dataset.version;
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const answer = await ask(location.pathname + '/version', {}).catch(() => null);
    if (!answer || !answer.ok || (await answer.json()).version === version) return;
    const reload = document.createElement('button');
    reload.textContent = tools.dataset.reload;
    reload.onclick = () => location.reload();
    say(tools.dataset.newer, reload);
    clearInterval(timer);
  };
  const timer = setInterval(look, 30000);
  document.addEventListener('visibilitychange', look);
})();
`;
