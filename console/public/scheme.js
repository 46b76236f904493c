// Runs in the head, so that the first paint has the colours that the person chose in the app.
(() => {
  let wish = null;
  try {
    wish = localStorage.getItem('muara.scheme');
  } catch {
    // Blocked storage has no choice.
  }
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
