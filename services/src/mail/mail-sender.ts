import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../common/time.js';
import { Config } from '../config/config.js';
import { mailAddress } from './mail-address.js';
import type { WrittenMail } from './letter.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

/** A server that answers each command just in time must not hold a mail, and its row, for ever. */
const LONGEST = MINUTE;

/** How many mails a worker has in hand: a kill makes at most so many come again, each once. */
export const MAILS_AT_ONCE = 4;

/**
 * Speaks SMTP, and goes on speaking while there is more to send: greeting and signing in for each mail
 * would take longer than the mail. Each wait is bounded, since the row stays locked meanwhile.
 */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport;

  constructor(private readonly config: Config) {
    this.transport = createTransport({
      url: config.smtpUrl,
      pool: true,
      maxConnections: MAILS_AT_ONCE,
      idleTimeout: 10 * SECOND,
      // Whether a mail is tried again is for its row to say.
      maxRequeues: 0,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 20 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /**
   * Sends one mail to one address. Its Message-ID comes from the row, so that a repeat after a lost
   * answer is recognised as the same mail.
   * @returns the Message-ID
   * @throws the mail server's answer, or what kept us from getting one
   */
  async send({ id, recipient }: OutgoingMail, mail: WrittenMail): Promise<string> {
    const from = this.config.mailFrom;
    const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
    await this.transport.sendMail({
      messageId,
      from: { name: mail.fromName, address: from },
      to: { name: '', address: mailAddress(recipient) },
      replyTo: mail.replyTo && { name: '', address: mailAddress(mail.replyTo) },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(LONGEST),
    });
    return messageId;
  }
}
