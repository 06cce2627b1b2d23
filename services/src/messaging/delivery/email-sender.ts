import { domainToASCII } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { MINUTE, SECOND } from '../../platform/core/time.js';
import { smtpAddress } from '../../platform/core/email-address.js';
import { Config } from '../../platform/config/config.js';
import { traced } from '../../platform/tracing/traces.js';
import { emailAddress } from '../outbox/email-address.js';
import { ReplyPaths, ReturnPaths } from '../outbox/token-addresses.js';
import type { RenderedEmail } from '../templates/rendered-email.js';
import type { OutgoingEmail } from '../outbox/outgoing-email.entity.js';

/** A server that answers each command just in time must not keep the row locked indefinitely. */
const LONGEST = MINUTE;

const SEND = {
  name: 'SMTP send',
  kind: 'client',
  attributes: { 'network.protocol.name': 'smtp' },
} as const;

/** Per worker. A killed worker sends at most this many emails twice. */
export const EMAILS_AT_ONCE = 4;

/** Reuses SMTP connections. Each wait is bounded, since the row stays locked meanwhile. */
@Injectable()
export class EmailSender implements OnApplicationShutdown {
  private transport: Promise<Transporter> | undefined;

  constructor(
    private readonly config: Config,
    private readonly returnPaths: ReturnPaths,
    private readonly replyPaths: ReplyPaths,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  /** The Message-ID comes from the row, so that a repeat is recognised. @throws a delivery error */
  async send({ id, recipient }: OutgoingEmail, email: RenderedEmail): Promise<string> {
    const from = this.config.mailFrom;
    const messageId = messageIdOf(id, from);
    const transport = await (this.transport ??= this.open());
    const to = { name: '', address: smtpAddress(emailAddress(recipient)) };
    const returnPath = this.returnPaths.of(id);
    const replyTo = (email.takesReplies && this.replyPaths.of(id)) || email.replyTo;
    const message = {
      messageId,
      ...(returnPath && { envelope: { from: returnPath, to: to.address } }),
      from: { name: email.fromName, address: from },
      to,
      replyTo: replyTo && { name: '', address: smtpAddress(emailAddress(replyTo)) },
      subject: email.subject,
      text: email.text,
      html: email.html,
      ...(email.follows && threading(messageIdOf(email.follows, from))),
      headers: {
        'Auto-Submitted': email.follows ? 'no' : 'auto-generated',
        ...unsubscribing(email),
      },
      signal: AbortSignal.timeout(LONGEST),
    };
    await traced(SEND, () => transport.sendMail(message));
    return messageId;
  }

  private signing() {
    const { dkim, mailFrom } = this.config;
    if (!dkim) return {};
    const { selector: keySelector, privateKey } = dkim;
    const domainName = domainToASCII(mailFrom.slice(mailFrom.lastIndexOf('@') + 1));
    return { dkim: { domainName, keySelector, privateKey, headerFieldNames: SIGNED_HEADERS } };
  }

  private async open(): Promise<Transporter> {
    // Loaded with the first email: also processes that send none have this class.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.config.smtpUrl,
      pool: true,
      maxConnections: EMAILS_AT_ONCE,
      idleTimeout: 10 * SECOND,
      // The row decides whether an email is retried.
      maxRequeues: 0,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 20 * SECOND,
      ...this.signing(),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** RFC 6376, 5.4.1; mail programs offer one click only where both headers of it are signed (RFC 8058, 4). */
const SIGNED_HEADERS = [
  ...[
    'From',
    'Reply-To',
    'Subject',
    'Date',
    'Message-ID',
    'In-Reply-To',
    'References',
    'To',
    'MIME-Version',
    'Content-Type',
  ],
  ...['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

const messageIdOf = (id: string, from: string) =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** RFC 5322, 3.6.4. */
const threading = (messageId: string) => ({ inReplyTo: messageId, references: messageId });

/** RFC 2369, and RFC 8058 for one click. Not folded: mail programs read the address from one line. */
function unsubscribing({ unsubscribeUrl }: RenderedEmail) {
  if (!unsubscribeUrl) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}
