import * as z from 'zod';
import { readable } from '../../platform/http/readable-text.js';
import { statusIn } from '../reports/delivery-report.js';
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

/** Of a mailbox (RFC 3463, 3.2 and 3.3): unknown, without a valid name, moved or disabled. */
const OF_MAILBOX = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/**
 * Whether the server refused the recipient because of the address itself. Only its enhanced status says so: our own relay
 * refuses everyone with the same 550 when it does not know us.
 */
export function isRefusedAddress(error: unknown): boolean {
  const { command, response } = error as { command?: string; response?: string };
  return (
    isPermanent(error) && command === 'RCPT TO' && OF_MAILBOX.test(statusIn(response ?? '') ?? '')
  );
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
