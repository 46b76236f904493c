/** Tests and what only they use. A rule holds for every file of a room, and so for what its files reach together. */
const testSupport = '[.]test[.]tsx?$|/testing/|/(fake|any)-[^/]+[.]ts$';

/** The rooms and who may enter them. Every rule is an error; a planted violation proves that each bites. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^(openapi|client|simulator|printer-sim|web|console|demo|docs|scripts|tests)/', pathNot: allowed },
});

/** Areas of the simulator, and the one file of each that others import. */
const areas = '(?:domain|reactions|modules)/[^/]+';
const door = `^simulator/src/${areas}/index[.]ts$`;

/** A floor of the simulator, which may not import the floors above it. */
const floor = (name, comment, from, above) => ({
  name: `simulator-floors-${name}`,
  comment,
  severity: 'error',
  from: { path: `^simulator/src/(${from})/`, pathNot: testSupport },
  to: { path: `^simulator/src/(${above})/` },
});

module.exports = {
  forbidden: [
    only('contract-imports-nothing', 'The contract imports nothing of ours.', '^openapi/', '^openapi/'),
    only('client-imports-contract', 'The client imports the contract alone.', '^client/', '^(client|openapi)/'),
    only(
      'simulator-imports-contract',
      'The simulator imports the contract alone.',
      '^simulator/',
      '^(simulator|openapi)/',
    ),
    only(
      'printers-import-client',
      'The printer helpers import the contract and the client.',
      '^printer-sim/',
      '^(printer-sim|client|openapi)/',
    ),
    only(
      'web-imports-client',
      'The web app never meets the simulator; only tests of its screens do.',
      '^web/(?!testing/)',
      '^(web|client|openapi)/',
    ),
    only(
      'console-imports-control-and-kit',
      'The console knows the control plane through the client, and the kit of the web app; never the simulator.',
      '^console/(?!testing/)',
      '^(console|client|openapi)/|^web/(src/(ui|lib)/|src/app/(kit-provider|toasts-host)[.]tsx$|src/app/(kit|app)[.]css$|build/)',
    ),
    only(
      'demo-joins-products',
      'The demo joins simulator and printers, and takes the builds of web app and console.',
      '^demo/',
      '^(demo|openapi|client|simulator|printer-sim)/|^(web|console)/vite[.]config[.]ts$',
    ),
    only(
      'docs-import-contract',
      'The documentation is made from the contract; what it calls is the server beside it.',
      '^docs/',
      '^(docs|openapi)/',
    ),
    {
      name: 'docs-scripts-read-no-files',
      comment: 'What runs in the pages cannot read files: move what it shares with them to a file without imports.',
      severity: 'error',
      from: { path: '^docs/src/(browser|calculator)/', pathNot: testSupport },
      to: { path: '^docs/src/(pages|components|contract/documents[.]ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'simulator-core-knows-no-node',
      comment: 'The core runs in a browser too: only its hosts know Node.',
      severity: 'error',
      from: { path: '^simulator/src/', pathNot: '^simulator/src/(hosts/node/|main[.]ts$)|[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-knows-no-host',
      comment: 'A host starts the simulator, never the other way round.',
      severity: 'error',
      from: { path: '^simulator/src/', pathNot: `^simulator/src/(hosts/|main[.]ts$)|${testSupport}` },
      to: { path: '^simulator/src/(hosts/|main[.]ts$)' },
    },
    floor(
      'world',
      'Records, clock, chance and events know nothing above them.',
      'world|events',
      'domain|reactions|seed|modules',
    ),
    // Its folders, and world/, form circles that no file is part of: kernel/simulator.ts starts control plane and provider,
    // which use its calls; world/worlds.ts gives each world a journal, faults and limits. They are one machine, of use only whole.
    floor(
      'kernel',
      'What runs, draws and transports knows no business: the domain comes in through `Domain`.',
      'kernel|control|documents|images|provider|realtime',
      'domain|reactions|seed|modules',
    ),
    floor('domain', 'State rules know no use case and no side effect.', 'domain', 'reactions|seed|modules'),
    floor('reactions', 'Side effects and seed know no use case.', 'reactions|seed', 'modules'),
    {
      name: 'nobody-calls-reactions',
      // The payment page says what the mail with its link says, in both languages; a surplus keeps the reason that its mails
      // and its audit entry give. Below reactions/ those words would be apart from the mails that they belong to.
      comment: 'Return an event: its row in `reactions/` has the effects. Two files share the words of a mail.',
      severity: 'error',
      from: {
        path: '^simulator/src/modules/',
        pathNot: `^simulator/src/modules/(domain|bookings/payment-page|payments/record-payment-result)[.]ts$|${testSupport}`,
      },
      to: { path: '^simulator/src/reactions/' },
    },
    {
      name: 'simulator-areas-have-doors',
      comment: 'Import the index.ts of another area, and export from it what you need.',
      severity: 'error',
      from: { path: `^simulator/src/(${areas})/` },
      to: { path: `^simulator/src/(${areas})/`, pathNot: `^simulator/src/$1/|${door}` },
    },
    {
      name: 'simulator-areas-have-doors-outside',
      comment: 'Import the index.ts of the area, and export from it what you need. Test support may look inside.',
      severity: 'error',
      from: { path: '^simulator/src/', pathNot: `^simulator/src/(${areas})/|${testSupport}` },
      to: { path: `^simulator/src/(${areas})/`, pathNot: door },
    },
    {
      name: 'product-knows-no-test-support',
      comment: 'What only tests use may fake, stage and sample; a product that imports it would ship it.',
      severity: 'error',
      from: { path: '^(openapi|client|simulator|printer-sim|web|console|demo|docs)/', pathNot: testSupport },
      to: { path: testSupport },
    },
    {
      name: 'pages-know-no-node',
      comment: 'Rules, client and web app run in a browser.',
      severity: 'error',
      from: { path: '^(openapi/(?!generate/)|client/src/|web/src/|console/src/)', pathNot: testSupport },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'A feature is self-contained; what two share lives in domain/, ui/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-do-not-import-app',
      comment: 'The app composes features, not the other way round.',
      severity: 'error',
      from: { path: '^web/src/(features|domain|ui|lib)/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'shared-web-code-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(domain|ui|lib)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'rules-are-imported-by-file',
      comment: 'A page loads the rules that it asks, not the list of all: import @muara/contract/rules/<area>/<rule>.',
      severity: 'error',
      from: { path: '^(web|console|client)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^openapi/(rules/index|generated/rules)[.]ts$' },
    },
    {
      name: 'the-kit-knows-no-domain',
      comment: 'What speaks the contract for several features lives in domain/, above the kit.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: testSupport },
      to: { path: '^web/src/domain/' },
    },
    {
      name: 'the-kit-knows-no-contract',
      comment: 'What speaks the contract or the client lives in domain/, in the area of its subject.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: testSupport },
      to: { path: '^(openapi|client)/' },
    },
    {
      name: 'lib-knows-no-kit',
      comment: 'Helpers are below the kit.',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: testSupport },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'no-circular',
      comment: 'Type imports count: move the type to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'Virtual modules are made by the build.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|generated' },
    exclude: { path: 'node_modules|[.]output|/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types', 'node'],
    },
  },
};
