/**
 * failed: given up for good or after many tries. delayed: tried again. complained: the recipient called it spam.
 */
export const REPORT_KINDS = ['failed', 'delayed', 'complained'] as const;

/** What a mail server or provider reports about one email. */
export interface DeliveryReport {
  kind: (typeof REPORT_KINDS)[number];
  /** RFC 3463, such as 5.1.1; null when it is not given. */
  status: string | null;
  /** In the words of the mail server. */
  reason: string;
}

const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;
const REPLY = /(?<![\d.-])([45])\d\d(?![\d.])/;

/** The enhanced status in a text, or the class of its SMTP reply code: "550 no" is 5.0.0. */
export function statusIn(text: string): string | null {
  const exact = STATUS.exec(text)?.[1];
  if (exact !== undefined) return exact;
  const kind = REPLY.exec(text)?.[1];
  return kind === undefined ? null : `${kind}.0.0`;
}

/** Security and content (RFC 3463, 3.7 and 3.8) concern the sender and the email: another email may arrive. */
const NOT_ABOUT_ADDRESS = /^5\.[67]\./;

/** Whether no email to the address would arrive. Others are counted. */
export function isPermanentOfAddress({ kind, status }: DeliveryReport): boolean {
  return kind === 'failed' && status?.startsWith('5.') === true && !NOT_ABOUT_ADDRESS.test(status);
}
