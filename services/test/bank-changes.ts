import { SessionTokens } from '../src/identity/sessions/session-tokens.js';
import type { Config } from '../src/platform/config/config.js';
import { DAY, MINUTE } from '../src/platform/core/time.js';
import { Scheduler } from '../src/platform/jobs/scheduler.js';
import type { Answer } from './call.js';
import type { Person } from './people.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Bank details of an account that exists in no bank's books but has right check digits. */
export const theirs = {
  accountHolder: 'Conference office',
  bank: 'Sparkasse',
  iban: 'DE89 3704 0044 0532 0130 00',
  swift: 'SAMPGB2L',
  note: '',
};

/** Two administrators and the public edition. */
export class BankLab {
  private constructor(
    readonly server: TestApp,
    readonly one: Person,
    readonly two: Person,
    /** Of the public edition. */
    readonly id: string,
  ) {}

  static async open(changes: Partial<Config> = {}): Promise<BankLab> {
    const server = await startTestApp({ bankChangeConfirmation: 'required', ...changes });
    const one = await server.person('admin');
    const two = await server.person('admin');
    const list = await server.call('GET', '/admin/editions', { token: one.token });
    return new BankLab(server, one, two, list.body.items[0].id as string);
  }

  as({ token }: Person, method: string, path: string, body?: unknown): Promise<Answer> {
    return this.server.call(method, `/admin${path}`, { token, body });
  }

  request(by: Person, bank: object = theirs, edition = this.id): Promise<Answer> {
    const body = { bank, password: by.password };
    return this.as(by, 'POST', `/editions/${edition}/bank-changes`, body);
  }

  confirm(by: Person, change: string): Promise<Answer> {
    const body = { password: by.password };
    return this.as(by, 'POST', `/bank-changes/${change}/confirm`, body);
  }

  cancel(by: Person, change: string): Promise<Answer> {
    return this.as(by, 'POST', `/bank-changes/${change}/cancel`, {});
  }

  runJobs(): Promise<void> {
    return this.server.app.get(Scheduler, { strict: false }).run();
  }

  async edition(id = this.id): Promise<Answer['body']> {
    return (await this.as(this.one, 'GET', `/editions/${id}`)).body;
  }

  /** The bank details that payers see. */
  async shown(): Promise<Answer['body']> {
    return (await this.server.call('GET', '/edition')).body.bank;
  }

  async changes(by = this.one): Promise<Answer['body']> {
    return (await this.as(by, 'GET', '/bank-changes')).body.items;
  }

  /** Opens a new session. */
  sessionOf({ user }: Person): Promise<string> {
    const tokens = this.server.app.get(SessionTokens, { strict: false });
    return tokens.open(this.server.dataSource.manager, user.id);
  }

  /** Time passes, and the administrators log in again: their sessions last for twelve hours. */
  async advance(milliseconds: number): Promise<void> {
    this.server.clock.advance(milliseconds);
    for (const person of [this.one, this.two]) person.token = await this.sessionOf(person);
  }

  /** A change that is requested and confirmed, and whose delay is over. */
  async due(bank: object = theirs, edition = this.id): Promise<string> {
    const change = (await this.request(this.one, bank, edition)).body.id as string;
    const { status } = await this.confirm(this.two, change);
    if (status !== 200) throw new Error(`The confirmation answered ${status}.`);
    await this.advance(DAY + MINUTE);
    return change;
  }
}
