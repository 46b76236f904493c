// Saves the switches as they are thrown, and shows new prints as they come out.
const form = document.querySelector('#switches');
const saved = document.querySelector('#saved');
const state = document.querySelector('#state');
let saving = false;

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', () => void saveSwitches());

async function saveSwitches() {
  const fields = form.elements;
  const switches = {
    offline: !fields.online.checked,
    connected: fields.connected.checked,
    paper: fields.paper.checked,
    delay_ms: Number(fields.delay_ms.value),
    dies: fields.dies.value,
    duplicates: fields.duplicates.checked,
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
}

// Takes the parts that changed from a fresh copy of the page, so that the page is built in one place only.
async function refresh() {
  const fresh = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  showState(fresh.querySelector('#state'));
  for (const old of document.querySelectorAll('section')) {
    const next = fresh.querySelector(`#${old.id}`);
    if (old.dataset.stamp !== next.dataset.stamp) replace(old, document.adoptNode(next));
  }
  if (saving) return;
  for (const field of fresh.querySelectorAll('#switches input, #switches select')) {
    const mine = form.elements[field.name];
    if (field.type === 'checkbox') mine.checked = field.checked;
    else if (document.activeElement !== mine) mine.value = field.value;
  }
}

// Only what is new is announced.
function showState({ className, textContent }) {
  if (state.textContent === textContent) return;
  state.className = className;
  state.textContent = textContent;
}

// What was open stays open, unless something newer came, and the focus stays where it was.
function replace(old, next) {
  if (old.dataset.newest === next.dataset.newest) {
    for (const details of old.querySelectorAll('details')) {
      const same = next.querySelector(`#${details.id}`);
      if (same) same.open = details.open;
    }
  }
  const focused = old.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  old.replaceWith(next);
  if (focused) next.querySelector(focused)?.focus({ preventScroll: true });
}

function nameOf(element) {
  return element.id ? `#${element.id}` : `[href="${element.getAttribute('href')}"]`;
}

setInterval(() => {
  if (document.visibilityState === 'visible') {
    refresh().catch(() => showState({ className: 'state bad', textContent: 'The helper does not answer' }));
  }
}, 2000);
