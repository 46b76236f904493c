// `node -e` defines a global __dirname of '.', which the plugin would take for its own folder.
Reflect.deleteProperty(globalThis, '__dirname');
const { VitePWA } = await import('vite-plugin-pwa');

/** Addresses that belong to the server: the worker never serves the app for them. */
const SERVERS_OWN = [
  /^\/(?:api|tickets|error_log|clear_log|pages|storage|ipay88|__sim|docs|w|ws)(?:\/|$)/,
  /^\/(?:config|openapi|asyncapi|printers)\.json$/,
];

/**
 * Builds the installable app (000 §2): its manifest and a service worker that caches its own files.
 * The worker caches no API response and no PDF. `app/service-worker.ts` registers it and asks before a new version
 * takes over.
 */
export function serviceWorker() {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/d/dashboard',
      name: 'Muara',
      short_name: 'Muara',
      description: 'Tickets, bookings and the counter of a river-cruise operator.',
      lang: 'en',
      // The mark by which the app knows that it was started from its icon.
      start_url: '/d/dashboard?launcher=1',
      scope: '/',
      display: 'standalone',
      background_color: '#f5f8f8',
      theme_color: '#06343d',
      icons: [
        { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      // Service worker version of the documents (000 §9).
      cacheId: 'muara-1.8',
      // All chunks belong to one version: a till whose server has moved on still finds the ones it has not opened yet.
      // The worker fetches them one after the other, some time after the page has loaded.
      globPatterns: ['index.html', 'assets/**/*.{js,css,woff2,svg,png,mp3,wasm}', 'favicon.svg'],
      // The bar of a world, whose largest module is the contract of the control plane: apps in worlds have no worker.
      globIgnores: ['assets/control-*', 'assets/world-bar*'],
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: 'index.html',
      navigateFallbackDenylist: SERVERS_OWN,
      cleanupOutdatedCaches: true,
      clientsClaim: false,
      skipWaiting: false,
      runtimeCaching: [],
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}
