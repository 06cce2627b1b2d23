const instantFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 19 October 2025 at 12:00 UTC */
export function formatInstant(moment: Date): string {
  return `${instantFormat.format(moment)} UTC`;
}

/** A calendar day (2025-10-19) as 19 October 2025. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Dollars, as a payer writes them into a transfer. */
export function formatAmount(dollars: number): string {
  return `USD ${dollars.toFixed(2)}`;
}
