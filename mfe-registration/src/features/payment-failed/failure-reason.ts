import { asRecord, sanitiseQueryText } from '../../shared/registrations/navigation-state';
import { texts } from './texts';

// As long as an account or telephone number, with any grouping.
const LONG_NUMBER = /\d(?:[\s.\-/]?\d){8,}/g;

export interface FailureReason {
  text: string;
  /** Anyone can write a query parameter: the page marks it as a quotation. */
  isFromQuery: boolean;
}

/**
 * The reason in the navigation state, else in the query: `response_message` before `message`. Long
 * numbers of the query are masked, so that a forged link cannot show an account to pay into.
 */
export function failureReason(state: unknown, query: URLSearchParams): FailureReason {
  const { reason } = asRecord(state);
  if (typeof reason === 'string' && reason) {
    return { text: sanitiseQueryText(reason), isFromQuery: false };
  }
  const message = sanitiseQueryText(query.get('response_message') || query.get('message'));
  if (message) return { text: message.replace(LONG_NUMBER, '•••'), isFromQuery: true };
  const text = query.size > 0 ? texts.cancelled : texts.unexpected;
  return { text, isFromQuery: false };
}
