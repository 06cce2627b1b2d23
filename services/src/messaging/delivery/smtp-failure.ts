import * as z from 'zod';
import { readable } from '../../platform/http/readable-text.js';
import { MINUTE, SECOND } from '../../platform/core/time.js';

const PAUSES = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];

/** About three days of attempts. */
const MOST_TRIES = 860;

/** @returns undefined when the email has failed for good */
export function pauseAfter(tries: number): number | undefined {
  if (tries >= MOST_TRIES) return undefined;
  return PAUSES[Math.min(tries, PAUSES.length) - 1];
}

/** A 5xx reply (RFC 5321, 4.2.1) or unusable data. A refused login is our mistake: retried. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
}

/** The server's words, as PostgreSQL can store them. */
export function reasonOf(error: unknown): string {
  return readable(wordsOf(error).slice(0, 500));
}

function wordsOf(error: unknown): string {
  if (error instanceof z.ZodError) return `This email cannot be written: ${z.prettifyError(error)}`;
  const { response, message } = error as { response?: string; message?: string };
  return response ?? message ?? String(error);
}
