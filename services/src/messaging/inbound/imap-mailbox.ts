import type { ImapFlow } from 'imapflow';
import type { ImapAccount } from '../../platform/config/config.js';
import { SECOND } from '../../platform/core/time.js';
import { LONGEST_MESSAGE } from '../reports/read-report.js';
import { Mailbox, type MailboxPart, type ReadFrom } from './mailbox.js';

const LONGEST_WAIT = 20 * SECOND;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Opened for reading only (EXAMINE): other programs can use it, and messages keep their flags. */
export class ImapMailbox extends Mailbox {
  readonly name: string;

  constructor(private readonly account: ImapAccount) {
    super();
    const { user, host, port, mailbox } = account;
    this.name = `imap:${user}@${host}:${port}/${mailbox}`;
  }

  override async read(from: ReadFrom | undefined, most: number): Promise<MailboxPart> {
    try {
      return await this.readBy(await this.open(), from, most);
    } catch (error) {
      throw new Error(`${this.name}: ${wordsOf(error)}`, { cause: error });
    }
  }

  private async readBy(client: ImapFlow, from: ReadFrom | undefined, most: number) {
    try {
      const { uidValidity } = await client.mailboxOpen(this.account.mailbox, { readOnly: true });
      const lastUid = from?.uidValidity === uidValidity ? from.lastUid : 0;
      return { uidValidity, messages: await newMessages(client, lastUid, most) };
    } finally {
      client.close();
    }
  }

  private async open(): Promise<ImapFlow> {
    // Loaded with the first look: processes without a mailbox have this class as well.
    const { ImapFlow } = await import('imapflow');
    const { host, port, isSecure, user, password: pass } = this.account;
    const client = new ImapFlow({
      ...{ host, port, secure: isSecure, auth: { user, pass }, logger: false },
      ...(isSecure || LOOPBACK.test(host) ? {} : { doSTARTTLS: true }),
      ...{ connectionTimeout: LONGEST_WAIT, greetingTimeout: LONGEST_WAIT },
      ...{ socketTimeout: LONGEST_WAIT, disableAutoIdle: true },
    });
    // Also emitted while no command waits; the commands reject with it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

/** "Command failed" without the words of the server. */
function wordsOf(error: unknown): string {
  const { responseText, message } = error as { responseText?: string; message?: string };
  return responseText ?? message ?? String(error);
}

async function newMessages(client: ImapFlow, lastUid: number, most: number) {
  const found = await client.search({ uid: `${lastUid + 1}:*` }, { uid: true });
  // "n:*" names the last message even when its number is smaller (RFC 9051, 9, seq-range).
  const uids = (found || []).filter((uid) => uid > lastUid).sort((one, other) => one - other);
  const messages: MailboxPart['messages'] = [];
  for (const uid of uids.slice(0, most)) {
    const source = { start: 0, maxLength: LONGEST_MESSAGE };
    const message = await client.fetchOne(String(uid), { source }, { uid: true });
    // Deleted meanwhile.
    if (message && message.source) messages.push({ uid, raw: message.source });
  }
  return messages;
}
