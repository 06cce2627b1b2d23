import { Client } from 'pg';

const names = new Map<string, string>();

/**
 * Marks a statement that every connection parses once, and for which PostgreSQL keeps one plan as soon
 * as planning for the values of each call brings nothing. For constant texts alone, since they stay for
 * good; and not for searches, where the best plan depends on what is looked for.
 * @returns the text
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `prepared_${names.size}`);
  return text;
}

/** Sends prepared statements by their names. */
export class PreparingClient extends Client {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as the overloads of pg have it
  override query(...[text, values, ...rest]: any[]): any {
    const name = names.get(text as string);
    return name === undefined
      ? super.query(text as string, values as unknown[], ...(rest as []))
      : super.query({ name, text: text as string }, values as unknown[], ...(rest as []));
  }
}
