import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { MailStore, type ReceivedMail } from './mail-store.js';

/** A mail server that delivers nowhere: what it takes is read at /dev/mailbox. */
export interface MailSink {
  smtpUrl: string;
  /** Newest first; old ones are forgotten. */
  list(): Promise<ReceivedMail[]>;
  read(id: string): Promise<ReceivedMail | undefined>;
  stop(): Promise<void>;
}

const LARGEST_BYTES = 2 * 1024 * 1024;

/** Starts the mail server on the loopback interface; mails are kept in DATA_DIR/mailbox. */
export async function startMailSink({ dataDir }: { dataDir: string }): Promise<MailSink> {
  const store = new MailStore(join(dataDir, 'mailbox'));
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_BYTES,
    disableReverseLookup: true,
    closeTimeout: 1000,
    onData: (stream, _session, answer) => {
      keep(store, stream).then(() => answer(), answer);
    },
  });
  // A client that goes away in the middle is its own trouble.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    list: () => store.list(),
    read: (id) => store.read(id),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(store: MailStore, stream: SMTPServerDataStream): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('This mail is too large'), { responseCode: 552 });
  }
  store.keep(Buffer.concat(parts));
}
