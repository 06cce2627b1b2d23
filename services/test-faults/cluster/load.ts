import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../src/platform/core/time.js';
import { registrationData } from '../../test/registration-data.js';
import { seeded } from '../seeded.js';
import type { Cluster } from './cluster.js';
import type { Sent } from './history-clients.js';

export interface Arrivals {
  /** Requests a second. */
  rate: number;
  /** From 0 to 1; the others read. */
  writes: number;
}

/** FAULT_RATE changes the rate. */
export function arrivals(rate: number, writes = 0.26): Arrivals {
  return { rate: Number(process.env['FAULT_RATE'] ?? rate), writes };
}

export const USUAL_ARRIVALS = arrivals(50);
/** Milliseconds. */
const PATIENCE = 90 * SECOND;

export interface Outcome {
  /** Of the request, in milliseconds since the epoch. */
  sentAt: number;
  endedAt: number;
  kind: string;
  /** "200", "503 retry", or why there was no answer. */
  result: string;
}

/**
 * An open model: requests arrive at random moments, however slow the answers are. Reads, registrations without an
 * account, confirmed payments, new accounts and logins.
 */
export class Load {
  readonly outcomes: Outcome[] = [];
  /** Acknowledged: payment by email address. */
  readonly registered = new Map<string, string>();
  /** Ids of payments. */
  readonly confirmed = new Set<string>();
  /** Email addresses. */
  readonly accounts: string[] = [];
  private readonly unpaid: string[] = [];
  private readonly random: () => number;
  private readonly open = new Set<Promise<void>>();
  private isOver = false;
  private running = Promise.resolve();
  private count = 0;

  private constructor(
    private readonly cluster: Cluster,
    private readonly name: string,
    private readonly admin: string,
    private readonly arriving: Arrivals,
  ) {
    this.random = seeded(name);
  }

  /** @param name of the run: part of its email addresses */
  static async on(cluster: Cluster, name: string, arriving = USUAL_ARRIVALS): Promise<Load> {
    const load = new Load(cluster, name, await cluster.admin(), arriving);
    load.running = load.run();
    return load;
  }

  /** Waits for the open requests. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
    await Promise.all(this.open);
  }

  private async run(): Promise<void> {
    let next = Date.now();
    while (!this.isOver) {
      next += (-Math.log(1 - this.random()) * SECOND) / this.arriving.rate;
      if (next > Date.now()) await pause(next - Date.now());
      const call = this.send().finally(() => this.open.delete(call));
      this.open.add(call);
    }
  }

  private send(): Promise<void> {
    const choice = this.random() / this.arriving.writes;
    if (choice < 0.58) return this.register();
    if (choice < 0.85) return this.confirm();
    if (choice < 0.92) return this.signUp();
    if (choice < 1 && this.accounts.length > 0) return this.login();
    const path = ['/', '/api/v1/edition', '/api/v1/registration/places'][this.count % 3] ?? '/';
    return this.noted('read', () => this.cluster.fetch(path, this.init())).then(() => undefined);
  }

  private async register(): Promise<void> {
    const email = this.newAddress();
    const path = '/api/v1/payments/manual-registration';
    const key = { 'idempotency-key': randomUUID() };
    const body = registrationData({ email });
    const sent = await this.noted('registration', () =>
      this.cluster.post(path, body, key, this.init()),
    );
    if (sent?.status !== 201) return;
    this.registered.set(email, sent.body.data.id);
    this.unpaid.push(sent.body.data.id);
  }

  private async confirm(): Promise<void> {
    const id = this.unpaid.shift();
    if (id === undefined) return;
    const money = { amount: 50, date: '2025-10-14', bankTransactionId: `TRX-${id}` };
    const body = { version: 1, studentProofSeen: true, ...money };
    const authorization = { authorization: `Bearer ${this.admin}` };
    const path = `/api/v1/admin/payments/${id}/confirm`;
    const sent = await this.noted('payment', () =>
      this.cluster.post(path, body, authorization, this.init()),
    );
    if (sent?.status === 200) this.confirmed.add(id);
  }

  private async signUp(): Promise<void> {
    const body = { ...PERSON, email: this.newAddress() };
    const key = { 'idempotency-key': randomUUID() };
    const sent = await this.noted('account', () =>
      this.cluster.post('/api/v1/auth/register', body, key, this.init()),
    );
    if (sent?.status === 201) this.accounts.push(body.email);
  }

  private async login(): Promise<void> {
    const email = this.accounts[Math.floor(this.random() * this.accounts.length)];
    const body = { email, password: PERSON.password };
    await this.noted('login', () => this.cluster.post('/api/v1/auth/login', body, {}, this.init()));
  }

  private async noted(kind: string, send: () => Promise<Response>): Promise<Sent | undefined> {
    this.count += 1;
    const sentAt = Date.now();
    try {
      const response = await send();
      const text = await response.text();
      const retryAfter = response.headers.get('retry-after');
      const { status } = response;
      const result = retryAfter === null ? String(status) : `${status} retry`;
      this.outcomes.push({ kind, sentAt, endedAt: Date.now(), result });
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status, body: isJson ? JSON.parse(text) : text };
    } catch (error) {
      this.outcomes.push({ kind, sentAt, endedAt: Date.now(), result: reasonOf(error as Error) });
      return undefined;
    }
  }

  private init(): RequestInit {
    return { signal: AbortSignal.timeout(PATIENCE) };
  }

  private newAddress(): string {
    return `${this.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${(this.count += 1)}@visitors.example`;
  }
}

const PERSON = {
  firstName: 'Sample',
  lastName: 'Visitor',
  password: 'a long enough phrase',
  institution: 'Sample Institute',
};

/** `fetch` hides the failure of a connection in the cause. */
function reasonOf({ message, cause }: Error): string {
  const { code, message: detail } = (cause ?? {}) as NodeJS.ErrnoException;
  return [message, code, detail].filter(Boolean).join(': ');
}
