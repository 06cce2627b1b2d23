import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenEmail {
  to: string;
  /** Of the envelope. */
  from: string;
  messageId: string;
  raw: string;
  /** Complete at, in milliseconds. */
  at: number;
}

export class SmtpRecorder {
  readonly emails: TakenEmail[] = [];
  /** The reply to RCPT TO; undefined accepts the address. */
  refusal: (address: string) => { code: number; text: string } | undefined = () => undefined;
  /** Runs when an email is complete, before the server says 250. */
  beforeAnswer: (email: TakenEmail) => Promise<void> | void = () => undefined;

  /** Answers 421 to all connections. */
  isBusy = false;

  private refusals = 0;
  private readonly sockets = new Set<Socket>();
  private readonly arrivals = new EventEmitter();
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, answer) => {
      if (!this.isBusy) return answer();
      answer(Object.assign(new Error('too busy, come back later'), { responseCode: 421 }));
    },
    onRcptTo: ({ address }, _session, answer) => {
      const refusal = this.refusal(address);
      if (!refusal) return answer();
      this.refusals += 1;
      this.arrivals.emit('refusal');
      answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '';
        const email = {
          to: session.envelope.rcptTo[0]?.address ?? '',
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          messageId,
          raw,
          at: Date.now(),
        };
        this.emails.push(email);
        void Promise.resolve(this.beforeAnswer(email)).then(() => answer());
        this.arrivals.emit('mail');
      });
    },
  });

  async start(): Promise<string> {
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  async took(count: number): Promise<TakenEmail[]> {
    while (this.emails.length < count) await once(this.arrivals, 'mail');
    return this.emails;
  }

  async refused(count: number): Promise<void> {
    while (this.refusals < count) await once(this.arrivals, 'refusal');
  }

  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
