/**
 * Named chunks: modules that are always needed together come in one file.
 * This halves the requests of a screen and compresses better. Everything else is split by its importers.
 * A group names no module that imports one outside it, or one of a group below: chunks that import each other would
 * run before their imports. The app's first style sheets come along.
 */
const anyOf = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));

/** Every document: React, the kit's plain fields, and the rules and words that all screens ask. */
const everywhere = anyOf(
  /web\/src\/app\/(kit|app)\.css|virtual:theme\.css/,
  /node_modules\/(react|react-dom|scheduler|clsx)\//,
  /@mantine\/core\/esm\/core\//,
  /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|UnstyledButton|Loader|CloseButton)\//,
  /@mantine\/hooks\/esm\/(utils\/random-id|use-isomorphic-effect|use-id)\//,
  /openapi\/generated\/(constants|operations)/,
  /openapi\/rules\/(verdict|forms\/(is-blank|check-email\.ts)|permissions\/(is-super-user|holds-all|is-internal|has-permission|is-allowed))/,
  /web\/src\/lib\/(clock|catalogue|language|storage|kept-forms|session-resets)\.ts/,
  /web\/src\/ui\/(wordmark|ui\.messages)/,
);

/** Every screen that needs a session, and the shop. */
const screens = anyOf(
  /node_modules\/(react-router|@tanstack\/(?!.*(queriesObserver|useQueries)))/,
  /client\/src\/realtime\/(?!script-errors|throttle)/,
  /openapi\/rules\/(dates\/|money\/parse-ringgit)/,
  /openapi\/generated\/refetches/,
  /web\/src\/app\/area\/catalogue-changes/,
  /web\/src\/ui\/(link|page-title|panel|states|initials|shortcut|money-text|list\/(?!row-|list\.ms))/,
  /web\/src\/domain\/(lists\/(?!csv|page-turner)|people\/(avatar|online-people|chat-requests)|labels\/ribbon-badge|prices\/money-text|tickets\/(ticket-filters|money-outcome|tickets\.queries)|departures\/departures\.queries)/,
  /web\/src\/lib\/(dates|money|back-guard|save-file)/,
  /web\/src\/app\/query-client/,
);

/** The signed-in area, before its first screen. */
const area = anyOf(
  /web\/src\/features\/.*\.screen\.ts/,
  /web\/src\/domain\/(navigation\/define-screen|records\/records-query)/,
  /openapi\/generated\/screens/,
  /web\/src\/app\/area\/(screens|guard|record-address)/,
  /web\/src\/app\/shell\/preload-context/,
  /web\/src\/domain\/people\/unread-chats/,
);

/** Lists whose records are changed in a form over them. */
const lists = anyOf(
  /web\/src\/lib\/csv\.ts/,
  /web\/src\/ui\/list\/row-/,
  /web\/src\/domain\/(lists\/csv-button|records\/(find-record|record-query|use-remove-record|use-record-dialog|record\.messages))/,
);

/** The browser's own list of choices, in the dress of the kit. */
const choices = /@mantine\/core\/esm\/components\/(NativeSelect|Combobox\/ComboboxChevron)\//;

/** The lists of tickets, of the operator and of the buyer. */
const ticketLists = /web\/src\/features\/tickets\/(platform-name|tickets\.(messages|api)|ticket-(columns|filters))/;

/** How an order is priced: for screens that sell and for the package form. */
const prices = /openapi\/rules\/(pricing|passengers\/(?!age-bands)|money\/(?!parse-ringgit))/;

/** The till, the agents' desk and the public shop. */
const sale = anyOf(
  /openapi\/rules\/(availability\/(?!slot-label)|sales\/change-due|tickets\/(buyer-characters|check-buyer))/,
  /web\/src\/domain\/sale\//,
  /web\/src\/domain\/sale-wizard\/(use-|step-rail|wizard-context|wizard\.messages|controls\/|pictures\/|steps\/(?!agent-options)|summary\/)/,
  /web\/src\/domain\/connection\//,
);

/** The first group that names a module takes it. */
export const sharedChunks = Object.entries({
  everywhere,
  screens,
  area,
  lists,
  choices,
  ticketLists,
  prices,
  sale,
}).map(([name, test]) => ({
  name,
  test,
}));
