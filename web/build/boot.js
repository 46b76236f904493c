// Runs in the head before anything else: colour scheme without a flash, the language, the route's chunks, the first calls.
(() => {
  const files = [/* files */];
  // Each address and the places of its files.
  const routes = [/* routes */];
  const root = document.documentElement;
  // The app's folder: this script is in a folder of it, or beside it during development.
  const base = new URL('..', document.currentScript.src).pathname;
  // The server may place the app below another folder than its files.
  const placed = document.querySelector('meta[name="app-folder"]')?.content;
  const suffix = placed ? `@${placed.replace(/\/$/, '')}` : '';
  const stored = (key) => {
    try {
      return localStorage.getItem(key + suffix);
    } catch {
      return null;
    }
  };
  const wish = stored('muara.scheme');
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  if (stored('muara.language') === 'ms') root.lang = 'ms';

  const token = stored('muara.token');
  let path = location.pathname.replace(placed ?? base, '/');
  if (!token && /^\/d(\/|$)/.test(path) && path !== '/d/reset-password') path = '/d/login';
  else if (token && path.startsWith('/d/login')) path = '/d/dashboard';
  const route = routes.find(([pattern]) => new RegExp(pattern).test(path));
  for (const place of route ? route[1] : []) {
    const href = `${base}assets/${files[place]}`;
    const link = document.createElement('link');
    const sheet = href.endsWith('.css');
    link.rel = sheet ? 'preload' : 'modulepreload';
    if (sheet) link.as = 'style';
    // As the bundler's own loader asks for them; a preload in another mode would not be used.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  window.__muaraConfig = fetch(`${placed ?? base}config.json`, { cache: 'no-store' });
  window.__muaraConfig.catch(() => {});
})();
