const NO_BREAK_SPACE = '\u00a0';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 250 → `USD 250`; with cents 250 → `USD 250.00`. Dollars, as the calls have them. */
export function formatDollars(dollars: number, { cents = false } = {}): string {
  const digits = cents || !Number.isInteger(dollars) ? 2 : 0;
  const number = dollars.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `USD${NO_BREAK_SPACE}${number}`;
}

/** `2025-10-05` → `5 Oct 2025`, the same in every zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** An instant as `5 Oct 2025, 23:59 UTC`. */
export function formatInstant(instant: string): string {
  const [day = '', time = ''] = new Date(instant).toISOString().split('T');
  return `${formatDay(day)}, ${time.slice(0, 5)} UTC`;
}

/** An instant in a zone, by name: `6 Oct 2025, 00:59 (Africa/Lagos)`. */
export function formatInZone(instant: string, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = formatDay(`${part('year')}-${part('month')}-${part('day')}`);
  return `${day}, ${part('hour')}:${part('minute')} (${timeZone.replaceAll('_', ' ')})`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than all that it formats on a page, so there is one for each zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}
