import {
  BANKS,
  COUNTERS,
  COUNTRIES,
  GROUP_TYPES,
  PASSENGER_CATEGORIES,
  SHIFTS,
  STATES,
} from '@muara/contract/constants';
import openapi from '@muara/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { propertiesOf } from '../fuzz/contract.ts';

const CLOSED: readonly [field: string, values: readonly string[], schemas: readonly string[]][] = [
  [
    'state',
    STATES,
    [
      'AgentCreate',
      'AgentEdit',
      'TourGuideCreate',
      'TourGuideEdit',
      'GenerateRequest',
      'BookingForm',
      'Agent',
      'TourGuide',
      'Ticket',
    ],
  ],
  [
    'country',
    COUNTRIES,
    ['AgentCreate', 'TourGuideCreate', 'GenerateRequest', 'BookingForm', 'Agent', 'TourGuide', 'Ticket'],
  ],
  ['bank_name', BANKS, ['RefundForm', 'PublicRefundRequest']],
  ['group_type', GROUP_TYPES, ['BookingForm', 'ReportRowMarketingGroups', 'ReportRowMarketingGroupTypes']],
  ['shift', SHIFTS, ['UserCreate', 'UserEdit', 'SessionUser', 'Trip']],
  ['session', ['morning', 'evening'], ['SeaTideCreate']],
  [
    'category',
    [...PASSENGER_CATEGORIES, 'free'],
    [
      'AgentTicketPart',
      'MyTicket',
      'PartialValidation',
      'PassengerCount',
      'PassengersLeft',
      'ReceivedTicket',
      'ScannedTicket',
      'SubTicket',
      'SubTicketRow',
    ],
  ],
  ['station', COUNTERS, ['StartShiftRequest', 'PosState']],
  ['counter', COUNTERS, ['ReportRowClosingAccountClosings', 'ReportRowReprintReprints']],
];

test.each(CLOSED.flatMap(([field, values, schemas]) => schemas.map((schema) => [schema, field, values] as const)))(
  'the published %s lists what %s takes',
  (name, field, values) => {
    const schema = (openapi.components.schemas as Record<string, unknown>)[name];
    const property = propertiesOf(schema)[field] as { enum?: unknown[] };
    expect(property.enum).toEqual(expect.arrayContaining([...values]));
    expect(property.enum!.filter((value) => value !== '' && value !== null)).toHaveLength(values.length);
  },
);
