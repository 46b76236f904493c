// Turns a cart into a workflow: the price by the rules, the real sale, and the figure of the table must agree.

/** The agent and the tour guide of a new world that buy at the counter. */
const AGENT_ID = 9;
const GUIDE_ID = 1;
const SHARED = '$sourceDescriptions.steps.workflows.';
/** The amounts that a sale sends as the buyer saw them. */
const SHOWN = [
  'amount',
  'amount_food',
  'amount_discount',
  'processing_fee',
  'total_discount',
  'total_amount',
  'free_tickets',
];
const OK = { condition: '$statusCode == 200' };
const bearer = (step) => ({ name: 'Authorization', in: 'header', value: `Bearer {$steps.${step}.outputs.token}` });
const json = (payload) => ({ contentType: 'application/json', payload });

/** Returns the workflow of a cart. */
export function buildPriceWorkflow(workflowId, cart) {
  const changes = listChanges(cart);
  const isPriced = typeof cart.total === 'number' && !cart.foc;
  return {
    workflowId,
    summary: cart.case,
    steps: [
      ...(changes ? changePackage(cart, changes) : []),
      ...signIn(cart),
      ...(isPriced ? [quote(cart)] : []),
      sell(workflowId, cart, isPriced),
    ],
  };
}

/** Returns what the row changes of its package, if anything. */
function listChanges({ prices, agent_tiers: agents, guide_tiers: guides, free_tickets: promotions }) {
  const changes = { ...prices, ...agents, ...guides };
  if (promotions.length > 0) changes.promotions = { free_tickets: promotions };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function changePackage({ package: id }, changes) {
  return [
    {
      stepId: 'manager',
      workflowId: `${SHARED}sign-in`,
      parameters: [{ name: 'account', value: 'manager' }],
      outputs: { token: '$outputs.token' },
    },
    {
      stepId: 'package',
      operationId: '$sourceDescriptions.muara.editPackage',
      parameters: [bearer('manager')],
      requestBody: json({ id, ...changes }),
      successCriteria: [OK],
    },
  ];
}

function signIn({ seller }) {
  if (seller === 'shop') return [];
  const workflowId = `${SHARED}${seller === 'cashier' ? 'open-till' : 'sign-in'}`;
  return [
    {
      stepId: 'seller',
      workflowId,
      parameters: [{ name: 'account', value: seller }],
      outputs: { token: '$outputs.token' },
    },
  ];
}

function quote(cart) {
  const { seller, buyer, counts, dishes, discount, payment, total, free, package: id } = cart;
  const source = seller === 'agent' || buyer === 'agent' ? 'agent' : buyer === 'tour guide' ? 'tourguide' : 'none';
  return {
    stepId: 'quote',
    operationId: '$sourceDescriptions.control.quotePrice',
    requestBody: json({
      world: '$inputs.world',
      ...(seller !== 'shop' && { account: seller }),
      cart: { package_id: id, ...counts, foods: dishes, source, payment_method: payment || null, ...discount },
    }),
    successCriteria: [
      OK,
      { condition: `$response.body#/total == ${total}` },
      ...(free === undefined ? [] : [{ condition: `$response.body#/sale/free_tickets == ${free}` }]),
    ],
    outputs: Object.fromEntries(SHOWN.map((name) => [name, `$response.body#/sale/${name}`])),
  };
}

function sell(nonce, cart, isPriced) {
  const { seller, total } = cart;
  const shown = isPriced
    ? Object.fromEntries(SHOWN.map((name) => [name, `$steps.quote.outputs.${name}`]))
    : { amount: 0 };
  return {
    stepId: 'sale',
    operationId: `$sourceDescriptions.muara.${seller === 'shop' ? 'generatePublicTicket' : 'generateTicket'}`,
    parameters: [
      ...(seller === 'shop' ? [] : [bearer('seller')]),
      ...(seller === 'cashier' ? [{ name: 'X-Pos', in: 'header', value: '1' }] : []),
    ],
    requestBody: json({
      _: `price-${nonce}`,
      ...describeTrip(cart),
      ...describeBuyer(cart),
      ...describePayment(cart, isPriced),
      ...cart.counts,
      foods: cart.dishes,
      ...cart.discount,
      ...shown,
    }),
    successCriteria:
      typeof total === 'string'
        ? [{ condition: `$response.body#/code == "${total}"` }]
        : [
            OK,
            { condition: '$response.body#/price_update == false' },
            { condition: `$response.body#/ticket/total_amount == ${total}` },
          ],
  };
}

const PLATFORMS = { cashier: 'counter', agent: 'agent_dashboard', shop: 'web_app' };
const DEFAULT_DATES = { cashier: '2026-03-10', shop: '2026-03-17' };

/** An agent's ticket is open: it has neither date nor jetty. */
function describeTrip({ seller, package: id, jetty, date, slot }) {
  const trip = { platform: PLATFORMS[seller], package_id: id, slot: slot || null };
  return seller === 'agent' ? trip : { ...trip, jetty_id: jetty, depart_date: date ?? DEFAULT_DATES[seller] };
}

function describeBuyer({ seller, buyer, foc, isMalaysian, isForeign }) {
  return {
    name: 'Lim Mei',
    email: 'lim.mei@example.com',
    contact: seller === 'shop' ? '+60123456789' : '0123456789',
    ...(buyer === 'agent' && { agent_id: AGENT_ID }),
    ...(buyer === 'tour guide' && { tourguide_id: GUIDE_ID }),
    ...(foc && { foc: 1 }),
    malaysian: isMalaysian,
    non_malaysian: isForeign,
    state: isMalaysian ? 'Melaka' : 'Others',
    country: isForeign ? 'Singapore' : null,
  };
}

/** At the counter `payment` is the method, and cash is exact; an agent chooses a tile online. */
function describePayment({ seller, payment }, isPriced) {
  if (seller === 'agent') return { payment_method: 'ipay88', payment_method_agent: payment };
  if (seller === 'shop') return { payment_method: 'ipay88' };
  if (payment && payment !== 'Cash') return { payment_method: payment, receipt_data: { terminal_id: 'K9-0012' } };
  return { payment_method: 'Cash', cash_in: isPriced ? '$steps.quote.outputs.total_amount' : 10_000, cash_out: 0 };
}
