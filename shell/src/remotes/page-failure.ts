import { messageOf } from '../observed/message-of';
import { RemoteFailure, type FailureReason } from './remote-failure';

/** Contains no personal data. */
export interface PageFailure {
  remote: string;
  /** The route pattern: the URL may contain a secret. */
  path: string;
  reason: FailureReason;
  reference: string;
  /** E.g. `TypeError`. */
  error: string;
  /** Empty but for errors of the engine: it may contain input. */
  message: string;
  at: string[];
}

export function describeFailure(
  where: Pick<PageFailure, 'remote' | 'path'>,
  error: unknown,
  reference: string,
): PageFailure {
  const cause = error instanceof RemoteFailure ? error.cause : error;
  const { name = '', message = '', stack = '' } = cause instanceof Error ? cause : {};
  const at = [...stack.matchAll(/([\w.-]+\.js:\d+:\d+)/g)].map(([place]) => place).slice(0, 3);
  const kept = { reference, error: name, message: messageOf(name, message), at };
  return { ...where, reason: reasonOf(error), ...kept };
}

export function reasonOf(error: unknown): FailureReason {
  return error instanceof RemoteFailure ? error.reason : 'render';
}

/** Eight characters that are easy to read aloud. */
export function newReference(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(numbers, (number) => signs[number % signs.length]).join('');
}
