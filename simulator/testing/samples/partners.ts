import type { OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { RefusalCase } from './cases.ts';

type Body<K extends OperationId> = OperationMap[K]['body'];

const PLACE = { address: '8 Jalan Hang Tuah', state: 'Melaka', country: 'Malaysia' };
const YEAR = { start_date: '2026-01-01', end_date: '2026-12-31' };

/** The smallest file with the signature of a PDF. */
export const PDF = `data:application/pdf;base64,${btoa('%PDF-1.7\n')}`;

/** The form of a new, inactive agent. */
export function newAgent(part: Partial<Body<'addAgent'>> = {}): Body<'addAgent'> {
  return {
    name: 'Siti Mariam',
    company_name: 'Hang Tuah Tours',
    ...PLACE,
    email: 'siti@muara.test',
    password: 'muara456',
    contact: '0123456789',
    ic: '',
    ...YEAR,
    active: 0,
    ...part,
  };
}

/** The demo agent's form with changes. */
export function agentForm(part: Partial<Body<'editAgent'>> = {}): Body<'editAgent'> {
  const { password: _, ...form } = newAgent({
    name: 'Tan Boon Kiat',
    email: 'agent@muara.test',
    active: 1,
    docs: { ssm: 'ssm.pdf', kpl: 'kpl.pdf' },
  });
  return { id: 9, ...form, ...part };
}

/** The form of a new tour guide. */
export function newTourGuide(part: Partial<Body<'addTourGuide'>> = {}): Body<'addTourGuide'> {
  return {
    name: 'Lina Wong',
    company_name: 'Lina Walks',
    ...PLACE,
    email: 'lina@muara.test',
    contact: '0123456789',
    ic: '',
    motacs: 'KPL12345',
    ...YEAR,
    active: true,
    ...part,
  };
}

export function newBoatOperator(part: Partial<Body<'addBoatOperator'>> = {}): Body<'addBoatOperator'> {
  return { name: 'Bot Pak Mat', email: 'pakmat@muara.test', contact: '0123456789', active: true, ...part };
}

export function newCustomer(part: Partial<Body<'addCustomer'>> = {}): Body<'addCustomer'> {
  return { name: 'Nur Aina', company_name: 'Aina Trading', email: 'aina@muara.test', contact: '0123456789', ...part };
}

type Play = RefusalCase[2];

/** A manager's refused call. */
const calling =
  <K extends OperationId>(id: K, input: object): Play =>
  async ({ sim }) =>
    (await sim.as('manager')).refused(id, input);

/** The forms of this area: sends a whole form with changed fields. */
const SENDING = {
  addAgent: (part: object) => ({ body: newAgent(part) }),
  editAgent: (part: object) => ({ body: agentForm(part) }),
  addTourGuide: (part: object) => ({ body: newTourGuide(part) }),
  editTourGuide: (part: object) => ({ body: { id: 2, ...newTourGuide(part) } }),
  addCustomer: (part: object) => ({ body: newCustomer(part) }),
} as const;
type FormId = keyof typeof SENDING;
const FORM_IDS = Object.keys(SENDING) as FormId[];
const PEOPLE: readonly FormId[] = ['addAgent', 'editAgent', 'addTourGuide', 'editTourGuide'];

const wrong = (ids: readonly FormId[], code: RefusalCase[1], part: object): RefusalCase[] =>
  ids.map((id) => [id, code, calling(id, SENDING[id](part))]);

const MORE_THAN_5MB = btoa(`%PDF-1.7\n${'x'.repeat(5_000_000)}`);

/** All refusals specific to these operations. */
export const PARTNER_REFUSALS: RefusalCase[] = [
  ...wrong(FORM_IDS, 'text_too_long', { name: 'n'.repeat(121) }),
  ...wrong(FORM_IDS, 'email_invalid', { email: 'nobody' }),
  ...wrong(FORM_IDS, 'contact_digits', { contact: '012-345 6789' }),
  ...wrong([...PEOPLE, 'addCustomer'], 'email_taken', { email: 'CASHIER@muara.test' }),
  ...wrong(PEOPLE, 'ic_digits', { ic: '900101-04-5678' }),
  ...wrong(PEOPLE, 'selection_required', { state: 'Atlantis' }),
  ...wrong(PEOPLE, 'date_invalid', { start_date: '2026-02-30' }),
  ...wrong(PEOPLE, 'dates_order', { end_date: '2025-12-31' }),
  ...wrong(['addAgent', 'editAgent'], 'password_length', { password: 'x'.repeat(21) }),
  ...wrong(['addAgent', 'editAgent'], 'documents_missing', { active: 1, docs: null }),
  ...wrong(['addAgent', 'editAgent'], 'document_unknown', { docs: { ssm: 'ssm-guessed.pdf', kpl: null }, active: 0 }),
  ['editAgent', 'record_not_found', calling('editAgent', { body: agentForm({ id: 11 }) })],
  ['deleteAgent', 'record_not_found', calling('deleteAgent', { params: { id: 5 } })],
  ['listCustomerPurchases', 'record_not_found', calling('listCustomerPurchases', { params: { id: 9 } })],
  ['uploadAgentDoc', 'record_not_found', calling('uploadAgentDoc', { body: { agent_id: 5, doc: PDF, type: 'kpl' } })],
  [
    'uploadAgentDoc',
    'document_type',
    calling('uploadAgentDoc', { body: { agent_id: 9, doc: btoa('GIF89a, no document'), type: 'ssm' } }),
  ],
  [
    'uploadAgentDoc',
    'document_too_large',
    calling('uploadAgentDoc', { body: { agent_id: 9, doc: MORE_THAN_5MB, type: 'ssm' } }),
  ],
  ['deleteAgentDoc', 'record_not_found', calling('deleteAgentDoc', { params: { id: 5, type: 'ssm' } })],
  ['deleteAgentDoc', 'document_not_found', calling('deleteAgentDoc', { params: { id: 0, type: 'ssm' } })],
];
