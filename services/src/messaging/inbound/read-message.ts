import type { Email } from 'postal-mime';
import { readable } from '../../platform/http/readable-text.js';
import { LONGEST_MESSAGE } from '../reports/read-report.js';

/** What a person wrote. */
export interface ReadMessage {
  name: string;
  email: string;
  subject: string;
  body: string;
  /** The token of a reply is in one of these. */
  recipients: string[];
}

const LIMITS = {
  attachmentEncoding: 'arraybuffer',
  maxNestingDepth: 20,
  maxHeadersSize: 128 * 1024,
} as const;

const LONGEST_BODY = 20_000;
const LONGEST_LINE = 300;

/** @returns undefined for answers of programs, and for what cannot be parsed. Never throws */
export async function readMessage(raw: Uint8Array): Promise<ReadMessage | undefined> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(raw.subarray(0, LONGEST_MESSAGE), LIMITS).catch(
    () => undefined,
  );
  const sender = email?.from?.address;
  if (!email || !sender || isAutomatic(email)) return undefined;
  return {
    name: line(email.from?.name || sender),
    email: line(sender),
    subject: line(email.subject ?? ''),
    body: readable((email.text ?? '').replace(/\r\n?/g, '\n').trim().slice(0, LONGEST_BODY)),
    recipients: recipientsOf(email),
  };
}

/** RFC 3834, 5, and the empty envelope sender of what must not be answered. */
function isAutomatic({ headers }: Email): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
  const isAnswer = !/^\s*no\b/i.test(valueOf('auto-submitted') ?? 'no');
  return isAnswer || /^\s*<\s*>\s*$/.test(valueOf('return-path') ?? '');
}

function recipientsOf({ headers, to = [], cc = [] }: Email): string[] {
  const delivered = headers.filter(({ key }) =>
    ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].includes(key),
  );
  const named = [...to, ...cc].flatMap((each) => each.group ?? [each]);
  return [...delivered.map(({ value }) => value), ...named.map(({ address }) => address ?? '')];
}

function line(text: string): string {
  return readable(text.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_LINE);
}
