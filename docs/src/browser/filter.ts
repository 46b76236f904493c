/** Hides the rows of a list that do not contain the words of its field. */
export function startFilters(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    const list = document.getElementById(field.dataset['filter'] ?? '');
    if (!list) continue;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const state = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    field.addEventListener('input', () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const row of rows) {
        const text = row.textContent.toLowerCase();
        const matches = words.every((word) => text.includes(word));
        row.hidden = !matches;
        if (matches) shown += 1;
      }
      if (state) state.textContent = `${shown} of ${rows.length}`;
    });
  }
}
