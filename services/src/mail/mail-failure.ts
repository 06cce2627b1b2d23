import * as z from 'zod';
import { MINUTE, SECOND } from '../common/time.js';

/** The pause before each next try; the last one repeats. A server away for hours gets its mail. */
const PAUSES = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];

/** About three days of trying. */
const MOST_TRIES = 860;

/** @param tries how often the mail was tried so far; undefined when it should be given up */
export function pauseAfter(tries: number): number | undefined {
  if (tries >= MOST_TRIES) return undefined;
  return PAUSES[Math.min(tries, PAUSES.length) - 1];
}

/**
 * A mail server's lasting no (5xx, RFC 5321 section 4.2.1) to this mail, or data from which no letter
 * can be written. A refused sign-in is about our configuration, not about the mail: it is tried again.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
}

/** What an admin reads: the server's own words, at most 500 characters. */
export function reasonOf(error: unknown): string {
  return wordsOf(error).slice(0, 500);
}

function wordsOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return `This letter cannot be written: ${z.prettifyError(error)}`;
  const { response, message } = error as { response?: string; message?: string };
  return response ?? message ?? String(error);
}
