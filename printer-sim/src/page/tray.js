// Saves the switches as they are thrown, and shows new prints as they come out.
const form = document.querySelector('#switches');
const saved = document.querySelector('#saved');
let saving = false;

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', async () => {
  const fields = form.elements;
  const switches = {
    offline: !fields.online.checked,
    connected: fields.connected.checked,
    paper: fields.paper.checked,
    delay_ms: Number(fields.delay_ms.value),
  };
  saving = true;
  try {
    const answer = await fetch('/switches', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(switches),
    });
    if (!answer.ok) throw new Error((await answer.json()).message);
    saved.textContent = 'Saved';
    await refresh();
  } catch (error) {
    saved.textContent = `Not saved: ${error.message}`;
  } finally {
    saving = false;
  }
});

// Takes the parts that changed from a fresh copy of the page, so that the page is built in one place only.
async function refresh() {
  const fresh = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  document.querySelector('#state').replaceWith(fresh.querySelector('#state'));
  const [old, prints] = [document.querySelector('#prints'), fresh.querySelector('#prints')];
  const changed = old.dataset.total !== prints.dataset.total || old.dataset.newest !== prints.dataset.newest;
  if (changed) old.replaceWith(document.adoptNode(prints));
  if (saving) return;
  for (const field of fresh.querySelectorAll('#switches input, #switches select')) {
    const mine = form.elements[field.name];
    if (field.type === 'checkbox') mine.checked = field.checked;
    else if (document.activeElement !== mine) mine.value = field.value;
  }
}

setInterval(() => {
  if (document.visibilityState === 'visible') {
    refresh().catch(() => {
      document.querySelector('#state').textContent = 'The helper does not answer';
    });
  }
}, 2000);
