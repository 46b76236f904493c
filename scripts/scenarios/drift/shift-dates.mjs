// Workflows are written for a date; on a foreign server it is another.
const DAY_MS = 86_400_000;
const DATE = /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g;

/** Returns the days from one instant to another, as a calendar in Kuala Lumpur counts them. */
export function countDays(from, to) {
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}

function dayOf(instant) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
  return Date.parse(format.format(Date.parse(instant)));
}

/** Returns a document whose dates are moved by some days, so that today stays today. */
export function shiftDates(document, days) {
  return JSON.parse(
    JSON.stringify(document).replaceAll(DATE, (date) =>
      new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10),
    ),
  );
}
