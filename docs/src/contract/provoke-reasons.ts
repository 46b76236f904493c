const LARGE = 'it takes a body of several megabytes.';
const HELPER =
  'a printer helper returns it, not the server. The pages of the helpers, such as http://localhost:3005, have switches.';
const REALTIME =
  'a printer helper must be connected over the realtime channel, of another type or without its printer.';
const SETTINGS = 'the call sends the whole form of settings. Change one field of it in the web app.';
const ONLINE = 'it takes an order that was paid at the emulated bank, and time that passes.';
const BATCH = "it takes a batch of an agent, which is paid at the emulated bank, and the mail of a ticket's holder.";
const IN_LIST = 'it is in `errors[]` of a response with validation_failed.';

/** Why the page of a code has no lines that provoke it. */
export const PROVOKE_REASONS: Readonly<Record<string, string>> = {
  body_too_large: LARGE,
  image_too_large: LARGE,
  document_too_large: LARGE,
  account_removed: 'it travels in the realtime message `logout`.',
  peer_printer_wrong_type: REALTIME,
  peer_printer_not_connected: REALTIME,
  last_super_user: 'every other super user must have been deactivated before.',
  settings_changed: SETTINGS,
  expiry_months_invalid: SETTINGS,
  ages_order: SETTINGS,
  role_name_taken: SETTINGS,
  role_required: SETTINGS,
  role_created: SETTINGS,
  role_read_only: SETTINGS,
  text_too_short: IN_LIST,
  value_invalid: IN_LIST,
  refund_not_online: ONLINE,
  refund_used: ONLINE,
  refund_key_expired: ONLINE,
  ticket_expired: BATCH,
  refund_open_ticket: BATCH,
  nothing_to_void: BATCH,
  departure_fixed: BATCH,
  ticket_not_available: BATCH,
  booking_ended: 'it takes a booking that was rejected, canceled or has expired.',
  minisigua_not_possible: 'it takes a paid purchase without the park package, asked for by a developer account.',
  minisigua_failed: 'the park service must fail: break it with `PUT /__sim/worlds/{name}/park`.',
  dining_only: 'it takes a purchase of dishes alone.',
  ticket_other_slot: 'it takes a trip in one slot and a ticket of another slot at the same jetty.',
  too_many_requests: 'it takes more than 1,200 calls in a minute.',
  answer_invalid: 'it means a defect of the simulator.',
  unavailable: 'it takes a server that is down for maintenance.',
  printer_key_invalid: HELPER,
  printer_origin_refused: HELPER,
  printer_document_invalid: HELPER,
  printer_fetch_failed: HELPER,
  printer_offline: HELPER,
  printer_not_connected: HELPER,
  printer_paper_out: HELPER,
  printer_job_unknown: HELPER,
};
