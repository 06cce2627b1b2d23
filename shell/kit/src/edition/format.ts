const NO_BREAK_SPACE = '\u00a0';

/** 250 → `USD 250`; with cents 250 → `USD 250.00`. Dollars, as the calls have them. */
export function formatDollars(dollars: number, { cents = false } = {}): string {
  const digits = cents ? 2 : 0;
  const number = dollars.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
  return `USD${NO_BREAK_SPACE}${number}`;
}

/** `2025-10-05` → `5 Oct 2025`, the same in every zone. */
export function formatDay(day: string): string {
  return format(new Date(`${day}T00:00:00Z`), { timeZone: 'UTC' });
}

/** An instant as `5 Oct 2025, 23:59 UTC`. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  return `${format(date, { timeZone: 'UTC' })}, ${time(date, 'UTC')} UTC`;
}

/** An instant in a zone, by name: `6 Oct 2025, 00:59 (Africa/Lagos)`. */
export function formatInZone(instant: string, timeZone: string): string {
  const date = new Date(instant);
  return `${format(date, { timeZone })}, ${time(date, timeZone)} (${timeZone.replace('_', ' ')})`;
}

function format(date: Date, { timeZone }: { timeZone: string }): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(date);
}

function time(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    date,
  );
}
