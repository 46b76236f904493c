/** Switches between light and dark, and remembers the choice. */
export function startThemeButton(): void {
  document.getElementById('theme-button')?.addEventListener('click', () => {
    const root = document.documentElement;
    const isDark = root.dataset['theme']
      ? root.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset['theme'] = isDark ? 'light' : 'dark';
    localStorage.setItem('muara.docs.theme', root.dataset['theme']);
  });
}
