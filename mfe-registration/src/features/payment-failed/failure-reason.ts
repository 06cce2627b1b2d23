import { addressText } from '../../registration/address-text';
import { asRecord } from '../../registration/registration-state';
import { texts } from './texts';

/** A number as long as that of an account or a telephone, however it is grouped. */
const LONG_NUMBER = /\d(?:[\s.\-/]?\d){8,}/g;

export interface FailureReason {
  text: string;
  /** Anybody can write into an address: the page says so beside the text. */
  isFromAddress: boolean;
}

/**
 * Why the payment failed: what came with the navigation, else what the payment service wrote into
 * the address. `response_message` goes before `message`. Long numbers of the address are not shown,
 * so that nobody reads an account there to which money should go.
 */
export function failureReason(state: unknown, query: URLSearchParams): FailureReason {
  const { reason } = asRecord(state);
  if (typeof reason === 'string' && reason) {
    return { text: addressText(reason), isFromAddress: false };
  }
  const written = addressText(query.get('response_message') || query.get('message'));
  if (written) return { text: written.replace(LONG_NUMBER, '•••'), isFromAddress: true };
  const text = query.size > 0 ? texts.cancelled : texts.unexpected;
  return { text, isFromAddress: false };
}
