/** Opens and closes the menu of narrow screens; on wide ones it is always there. */
export function startMenu(): void {
  const button = document.getElementById('menu-button');
  const menu = document.getElementById('site-menu');
  if (!button || !menu) return;
  const show = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen));
    document.documentElement.toggleAttribute('data-menu', isOpen);
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
  // The current page is in view, also at the end of a long list.
  const current = menu.querySelector<HTMLElement>('[aria-current]');
  if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}
