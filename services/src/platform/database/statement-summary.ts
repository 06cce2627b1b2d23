const OPERATION = /\b(?:insert(?= into)|delete(?= from)|update|select)\b/i;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)\b/i;

/** The first operation and the first table of a statement, such as "INSERT outgoing_emails". */
export function summaryOf(text: string): string {
  const operation = OPERATION.exec(text)?.[0] ?? /\w+/.exec(text)?.[0] ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return [operation.toUpperCase(), table].filter(Boolean).join(' ');
}
