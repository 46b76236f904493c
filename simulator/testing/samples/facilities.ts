import type { OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { RefusalCase } from './cases.ts';
import { PNG } from './people.ts';

type Body<K extends OperationId> = OperationMap[K]['body'];

const TIDE: Body<'addSeaTide'> = { date: '2026-12-31', session: 'morning' };
const POPUP: Body<'addPopup'> = {
  name: 'Year end deal',
  link: 'https://muara.test/deal',
  img: 'popup-1.jpg',
  start_date: '2026-12-01',
  end_date: '2026-12-31',
  active: 1,
};
const SLOTS = [
  { from: '09:00', to: '10:00' },
  { from: '10:00', to: '12:00' },
];
/** Sungai Linggi as in the seed, except for its slots. */
const LINGGI: Body<'editJetty'> = { id: 3, name: 'Sungai Linggi', max_passenger: 40, slots: SLOTS, active: 1 };
const PAGE: Body<'addPage'> = { title: 'Opening hours', content: '<p>From nine to eleven.</p>' };

type Play = RefusalCase[2];

/** A call of the operation by a seed account. */
const by =
  (id: OperationId, input: object, account = 'manager'): Play =>
  async ({ sim }) =>
    (await sim.as(account)).refused(id, input);

const refused = (id: OperationId, code: RefusalCase[1], input: object, account?: string): RefusalCase => [
  id,
  code,
  by(id, input, account),
];
const LONG = 'n'.repeat(201);
const BIG_PNG = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n'.padEnd(5_000_001, '0'))}`;

const CALENDAR_REFUSALS: RefusalCase[] = [
  refused('addSeaTide', 'selection_required', { body: { ...TIDE, session: 'noon' } }),
  refused('addSeaTide', 'date_invalid', { body: { ...TIDE, date: '2026-02-30' } }),
  refused('addSeaTide', 'date_past', { body: { ...TIDE, date: '2026-03-09' } }),
  refused('addSeaTide', 'date_exists', { body: { date: '2026-03-13', session: 'evening' } }),
  refused('deleteSeaTide', 'record_not_found', { params: { date: '2026-12-31' } }),
  refused('deleteSeaTide', 'date_past', { params: { date: '2026-03-04' } }),
  refused('countHolidayTickets', 'dates_order', { query: { start: '2026-03-22', end: '2026-03-20' } }),
];

/** Invalid popups, both new with their own image and from the seed. */
const WRONG_POPUPS: [code: RefusalCase[1], part: Body<'addPopup'>][] = [
  ['text_too_long', { name: LONG }],
  ['link_invalid', { link: 'javascript:alert(1)' }],
  ['popup_image_required', { img: '' }],
  ['image_unknown', { img: 'popup-3.jpg' }],
  ['date_invalid', { start_date: 'soon' }],
  ['dates_order', { end_date: '2026-11-30' }],
];

const addingPopup =
  (part: Body<'addPopup'>): Play =>
  async ({ sim }) => {
    const manager = await sim.as('manager');
    const { img } = await manager.call('uploadPopupImage', { body: { img: PNG } });
    return manager.refused('addPopup', { body: { ...POPUP, img, ...part } });
  };

const POPUP_REFUSALS: RefusalCase[] = [
  ...WRONG_POPUPS.flatMap(([code, part]): RefusalCase[] => [
    ['addPopup', code, addingPopup(part)],
    refused('editPopup', code, { body: { id: 1, ...POPUP, ...part } }),
  ]),
  refused('uploadPopupImage', 'image_too_large', { body: { img: BIG_PNG } }),
  refused('uploadPopupImage', 'image_type', { body: { img: btoa('<svg onload="x"/>'), original_name: 'night.png' } }),
];

const JETTY_REFUSALS: RefusalCase[] = [
  ...(['addJetty', 'editJetty'] as const).flatMap((id) => [
    refused(id, 'text_too_long', { body: { ...LINGGI, name: LONG } }),
    refused(id, 'selection_required', { body: { ...LINGGI, slots: [{ from: '09:30', to: '10:00' }] } }),
    refused(id, 'slot_order', { body: { ...LINGGI, slots: [{ from: '10:00', to: '09:00' }] } }),
    refused(id, 'slot_overlap', { body: { ...LINGGI, slots: [...SLOTS, { from: '11:00', to: '13:00' }] } }),
    refused(id, 'too_many_slots', { body: { ...LINGGI, slots: Array.from({ length: 17 }, () => SLOTS[0]) } }),
  ]),
  refused('editJetty', 'count_invalid', { body: { ...LINGGI, max_passenger: 0 } }),
  refused('editJetty', 'slot_tickets_changed', { body: { ...LINGGI, expected_voids: 0 } }),
  refused('deleteJetty', 'jetty_in_use', { params: { id: 3 } }),
];

const PAGE_REFUSALS: RefusalCase[] = [
  refused('addPage', 'text_too_long', { body: { ...PAGE, title: LONG } }, 'skaloot'),
  refused('addPage', 'page_title_taken', { body: { ...PAGE, title: ' vvip PACKAGE ' } }, 'skaloot'),
  refused('editPage', 'text_too_long', { body: { id: 1, content: 'n'.repeat(200_001) } }),
  refused('editPage', 'title_read_only', { body: { id: 1, title: 'VIP Package', content: '' } }),
];

/** All refusals specific to these operations. */
export const HOUSE_REFUSALS: RefusalCase[] = [
  ...CALENDAR_REFUSALS,
  ...POPUP_REFUSALS,
  ...JETTY_REFUSALS,
  ...PAGE_REFUSALS,
];
