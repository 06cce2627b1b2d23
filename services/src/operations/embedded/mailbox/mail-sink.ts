import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { MailStore, type ReceivedEmail } from './mail-store.js';

/** A mail server that delivers nothing; /dev/mailbox shows its emails. */
export interface MailSink {
  smtpUrl: string;
  list(): Promise<ReceivedEmail[]>;
  read(id: string): Promise<ReceivedEmail | undefined>;
  stop(): Promise<void>;
}

const LARGEST_BYTES = 2 * 1024 * 1024;

export async function startMailSink({ dataDir }: { dataDir: string }): Promise<MailSink> {
  const store = new MailStore(join(dataDir, 'mailbox'));
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_BYTES,
    disableReverseLookup: true,
    closeTimeout: 1000,
    onRcptTo: ({ address }, _session, answer) => answer(refusalOf(address)),
    onData: (stream, _session, answer) => {
      keep(store, stream).then(() => answer(), answer);
    },
  });
  // Ignores clients that disconnect early.
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

/** Addresses at refused.example are refused, so that a bounce can be tried. */
function refusalOf(address: string): Error | null {
  if (!/@refused\.example$/i.test(address)) return null;
  return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
}

async function keep(store: MailStore, stream: SMTPServerDataStream): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('This mail is too large'), { responseCode: 552 });
  }
  store.keep(Buffer.concat(parts));
}
