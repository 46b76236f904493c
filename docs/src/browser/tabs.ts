const KEPT = 'muara.docs.tab';

/** Lets tabs be chosen with mouse and arrow keys. A label that was chosen once is chosen on every page. */
export function startTabs(): void {
  const preferred = localStorage.getItem(KEPT);
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const buttons = [...tabs.querySelectorAll<HTMLButtonElement>('[role=tab]')];
    const choose = (chosen: HTMLButtonElement): void => {
      for (const button of buttons) {
        const isChosen = button === chosen;
        button.setAttribute('aria-selected', String(isChosen));
        button.tabIndex = isChosen ? 0 : -1;
        document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !isChosen);
      }
    };
    const known = buttons.find((button) => button.textContent === preferred);
    if (known) choose(known);
    for (const [index, button] of buttons.entries()) {
      button.addEventListener('click', () => {
        choose(button);
        localStorage.setItem(KEPT, button.textContent);
      });
      button.addEventListener('keydown', ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        const next = step && buttons[(index + step + buttons.length) % buttons.length];
        if (!next) return;
        next.click();
        next.focus();
      });
    }
  }
}
