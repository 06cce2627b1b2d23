import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  to: string;
  messageId: string;
  raw: string;
  /** When it was whole, in milliseconds. */
  at: number;
}

/** A real mail server that remembers what it took, and that tests make refuse or wait. */
export class SmtpRecorder {
  readonly mails: TakenMail[] = [];
  /** What RCPT TO answers for an address; undefined takes it. */
  refusal: (address: string) => { code: number; text: string } | undefined = () => undefined;
  /** Runs when a mail is whole, before the server says 250. */
  beforeAnswer: (mail: TakenMail) => Promise<void> | void = () => undefined;

  /** Answers 421 to everybody who connects. */
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
        const mail = {
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId,
          raw,
          at: Date.now(),
        };
        this.mails.push(mail);
        void Promise.resolve(this.beforeAnswer(mail)).then(() => answer());
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

  /** Waits until so many mails have come. */
  async took(count: number): Promise<TakenMail[]> {
    while (this.mails.length < count) await once(this.arrivals, 'mail');
    return this.mails;
  }

  /** Waits until so many addresses were refused. */
  async refused(count: number): Promise<void> {
    while (this.refusals < count) await once(this.arrivals, 'refusal');
  }

  /** Cuts every connection off, without a word. */
  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
