import { asRecord } from '../../registration/registration-state';
import { texts } from './texts';

const MAX_LENGTH = 200;

export interface FailureReason {
  text: string;
  /** Anybody can write into an address: the page says so beside the text. */
  isFromAddress: boolean;
}

/**
 * Why the payment failed: what came with the navigation, else what the payment service wrote into
 * the address. `response_message` goes before `message`.
 */
export function failureReason(state: unknown, query: URLSearchParams): FailureReason {
  const { reason } = asRecord(state);
  if (typeof reason === 'string' && reason) return { text: plain(reason), isFromAddress: false };
  const written = plain(query.get('response_message') || query.get('message') || '');
  if (written) return { text: written, isFromAddress: true };
  const text = query.size > 0 ? texts.cancelled : texts.unexpected;
  return { text, isFromAddress: false };
}

/** One line of at most 200 characters, without what could reorder or hide parts of it. */
function plain(text: string): string {
  const line = text
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MAX_LENGTH).join('');
}
