import { RemoteFailure, type FailureReason } from './remote-failure';

/** What failed, without anything of the person who saw it. */
export interface PageFailure {
  /** Name of the remote, or 'shell'. */
  remote: string;
  /** Pattern of the page's address: never the address itself, which may hold a secret. */
  path: string;
  reason: FailureReason;
  /** Shown to the reader, so that what they tell leads to the line in the server's log. */
  reference: string;
  /** Kind of the error, e.g. `TypeError`. Its message is left out: it may hold what was typed in. */
  error: string;
  /** The first places in the code, e.g. `8u.02bcdea2.js:1:4711`. */
  at: string[];
}

/** @param reference made when the failure was first shown, by newReference() */
export function describeFailure(
  where: Pick<PageFailure, 'remote' | 'path'>,
  error: unknown,
  reference: string,
): PageFailure {
  const cause = error instanceof RemoteFailure ? error.cause : error;
  const { name = '', stack = '' } = cause instanceof Error ? cause : {};
  const at = [...stack.matchAll(/([\w.-]+\.js:\d+:\d+)/g)].map(([place]) => place).slice(0, 3);
  return { ...where, reason: reasonOf(error), reference, error: name, at };
}

/** What did not fail while it was loaded failed while it was shown. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof RemoteFailure ? error.reason : 'render';
}

/** Eight signs that are read out without mistakes. */
export function newReference(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(numbers, (number) => signs[number % signs.length]).join('');
}
