import type { Email } from 'postal-mime';
import { readable } from '../../platform/http/readable-text.js';
import { type DeliveryReport, statusIn } from './delivery-report.js';
import { type Fields, fieldGroups, untyped } from './report-fields.js';

export interface ReadReport {
  report: DeliveryReport;
  /** Where the token of the email may be: envelope senders of it, to which the report was sent. */
  returnPaths: string[];
}

/** Of the message; a report needs no more than the beginning of the email that it is about. */
export const LONGEST_MESSAGE = 256 * 1024;

const LIMITS = {
  forceRfc822Attachments: true,
  attachmentEncoding: 'utf8',
  maxNestingDepth: 20,
  maxHeadersSize: 128 * 1024,
} as const;

const LONGEST_REASON = 500;
const UNKNOWN = 'The mail server gave no reason.';

/** Headers in which mail servers keep the address that a message was delivered to. */
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];

/**
 * A delivery status notification (RFC 3464), a complaint (RFC 5965), or a bounce in the older forms of qmail and Exim.
 * @returns undefined for every other message, also for one that cannot be parsed. Never throws
 */
export async function readReport(raw: Uint8Array): Promise<ReadReport | undefined> {
  const email = await parsed(raw);
  if (!email) return undefined;
  return complaint(email) ?? notification(email) ?? olderBounce(email);
}

async function parsed(raw: Uint8Array): Promise<Email | undefined> {
  try {
    const { default: PostalMime } = await import('postal-mime');
    return await PostalMime.parse(raw.subarray(0, LONGEST_MESSAGE), LIMITS);
  } catch {
    return undefined;
  }
}

function complaint(email: Email): ReadReport | undefined {
  const [fields] = groupsOf(email, ['message/feedback-report']);
  if (!fields) return undefined;
  const type = (fields.get('feedback-type') ?? '').toLowerCase();
  // The others do not come from the recipient (RFC 6591), or take a complaint back (RFC 6430).
  if (type === '' || type === 'not-spam' || type === 'auth-failure') return undefined;
  const sender = fields.get('original-mail-from');
  const reason = untypedReason(fields.get('user-agent') ?? '', `Complaint: ${type}`);
  return {
    report: { kind: 'complained', status: null, reason },
    returnPaths: [...(sender ? [sender] : []), ...returnPathsOf(email)].map(bare),
  };
}

function notification(email: Email): ReadReport | undefined {
  const groups = groupsOf(email, ['message/delivery-status', 'message/global-delivery-status']);
  const recipients = groups.filter((group) => group.has('action'));
  const actionOf = (group: Fields) => /^\w+/.exec(group.get('action') ?? '')?.[0].toLowerCase();
  const failed = recipients.find((group) => actionOf(group) === 'failed');
  const delayed = recipients.find((group) => actionOf(group) === 'delayed');
  const found = failed ?? delayed;
  if (!found) return undefined;
  const diagnosis = untyped(found.get('diagnostic-code') ?? '');
  const status = statusIn(found.get('status') ?? '') ?? statusIn(diagnosis);
  const reason = untypedReason(diagnosis, found.get('status') ?? '');
  return {
    report: { kind: failed ? 'failed' : 'delayed', status, reason },
    returnPaths: addressesOf(email),
  };
}

/** QSBMF of qmail (https://cr.yp.to/proto/qsbmf.txt), and what Exim sent before version 4.77. */
function olderBounce(email: Email): ReadReport | undefined {
  const text = (email.text ?? '').slice(0, LONGEST_MESSAGE).replace(/\r\n?/g, '\n').trimStart();
  const isQmail = text.startsWith('Hi. This is the');
  const isExim = email.headers.some(({ key }) => key === 'x-failed-recipients');
  if (!isQmail && !isExim) return undefined;
  const [told = ''] = text.split(/^-+ ?(?:Below this line is|This is a copy of)/m, 1);
  const paragraphs = told.split(/\n[ \t]*\n/).map((part) => part.trim());
  const about = paragraphs.find((part) => /^<[^>\n]*>:/.test(part)) ?? paragraphs.at(-1) ?? '';
  const reason = about.replace(/^<[^>\n]*>:\s*/, '').replace(/\s+/g, ' ');
  return {
    report: {
      kind: 'failed',
      status: statusIn(reason) ?? '5.0.0',
      reason: untypedReason(reason, UNKNOWN),
    },
    returnPaths: addressesOf(email),
  };
}

function groupsOf({ attachments }: Email, types: string[]): Fields[] {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  return typeof part?.content === 'string' ? fieldGroups(part.content) : [];
}

function addressesOf({ headers }: Email): string[] {
  return headers
    .filter(({ key }) => DELIVERED_TO.includes(key))
    .flatMap(({ value }) => value.split(','))
    .map(bare);
}

/** Of the email that a complaint is about. */
function returnPathsOf({ attachments }: Email): string[] {
  const original = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].includes(mimeType),
  );
  if (typeof original?.content !== 'string') return [];
  const found = fieldGroups(original.content)[0]?.get('return-path');
  return found === undefined ? [] : [found];
}

/** "Sample <reader@sample.example>" and "<reader@sample.example>" without the rest. */
function bare(address: string): string {
  return (/<([^<>]*)>/.exec(address)?.[1] ?? address).trim();
}

function untypedReason(text: string, otherwise: string): string {
  const reason = readable(text.replace(/\s+/g, ' ').trim() || otherwise || UNKNOWN);
  return reason.slice(0, LONGEST_REASON);
}
