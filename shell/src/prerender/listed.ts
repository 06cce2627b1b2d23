const SHOWN = 4;

/** The first reasons of a refusal, and how many more there are. */
export function listed(first: string, more: string[]): string {
  const rest = more.length - SHOWN;
  const shown = [first, ...more.slice(0, SHOWN)].join('; ');
  return rest > 0 ? `${shown}; and ${rest} more` : shown;
}
