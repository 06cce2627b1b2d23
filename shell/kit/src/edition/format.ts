const NO_BREAK_SPACE = '\u00a0';

/** 250 → `USD 250`; with cents 250 → `USD 250.00`. Dollars, as the calls have them. */
export function formatDollars(dollars: number, { cents = false } = {}): string {
  const digits = cents || !Number.isInteger(dollars) ? 2 : 0;
  const number = dollars.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `USD${NO_BREAK_SPACE}${number}`;
}

/** `2025-10-05` → `5 Oct 2025`, the same in every zone. */
export function formatDay(day: string): string {
  return date(new Date(`${day}T00:00:00Z`), 'UTC');
}

/** An instant as `5 Oct 2025, 23:59 UTC`. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${date(at, 'UTC')}, ${time(at, 'UTC')} UTC`;
}

/** An instant in a zone, by name: `6 Oct 2025, 00:59 (Africa/Lagos)`. */
export function formatInZone(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${date(at, timeZone)}, ${time(at, timeZone)} (${timeZone.replaceAll('_', ' ')})`;
}

// From parts of American English, whose months are 'Sep' everywhere: the British 'Sept' came later,
// and a page rendered on the server must read the same in every browser.
function date(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { ...dayMonthYear, timeZone });
  const parts = format.formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('day')} ${part('month')} ${part('year')}`;
}

const dayMonthYear = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function time(at: Date, timeZone: string): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(at);
}
