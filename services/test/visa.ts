import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { SessionTokens } from '../src/identity/sessions/session-tokens.js';
import { Config } from '../src/platform/config/config.js';
import { offer } from './offers.js';
import { PaymentsLab } from './payments.js';
import { permit, type Person } from './people.js';
import { startTestApp, type TestApp } from './test-app.js';

/** A planted number: no other text has it. */
export const CANARY = 'ZX7041938QK';

export const passport = {
  fullName: 'Adaeze Chidinma Okonkwo',
  nationality: 'Nigeria',
  passportNumber: CANARY,
  dateOfBirth: '1988-03-14',
  issuedOn: '2021-06-01',
  expiresOn: '2031-05-31',
  address: '12 Allen Avenue\nIkeja, Lagos',
  embassy: 'Embassy of Portugal in Abuja',
  arrivesOn: '2025-11-25',
  leavesOn: '2025-12-01',
};

/** Of the sample conference, which is on 27 and 28 November 2025. */
const BEFORE = new Date('2025-10-20T12:00:00Z');

/** The person's calls and an officer's. */
export class VisaLab {
  private constructor(
    readonly server: TestApp,
    readonly payments: PaymentsLab,
    readonly officer: Person,
  ) {}

  static async open(changes: Partial<Config> = {}): Promise<VisaLab> {
    const server = await startTestApp(changes);
    server.clock.set(BEFORE);
    const payments = await PaymentsLab.open(server);
    const officer = await server.person('admin');
    await permit(server, officer, ['visa-officer']);
    return new VisaLab(server, payments, officer);
  }

  /** Weeks before the conference, with letters on. */
  async begin(): Promise<void> {
    this.server.clock.set(BEFORE);
    await this.set({});
  }

  async set(changes: object): Promise<void> {
    const off = { open: true, paymentFirst: false, hint: '', contact: '' };
    const lab = { server: this.server, admin: await this.again(this.payments.admin) };
    return offer(lab, { visaLetters: { ...off, ...changes } });
  }

  own(method: 'GET' | 'PUT' | 'DELETE', { token }: Person, body?: object) {
    return this.server.call(method, '/visa-letter', { token, body });
  }

  /** A registered person who sent the form. */
  async requested(changes: object = {}) {
    const person = await this.payments.registered();
    const { status, body } = await this.own('PUT', person, { ...passport, ...changes });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...person, requestId: body.request.id as string };
  }

  async act(id: string, action: string, body: object = {}, by: Person = this.officer) {
    const { version } = (await this.read(id)).body;
    const path = `/admin/visa-letters/${id}/${action}`;
    return this.server.call('POST', path, { token: by.token, body: { version, ...body } });
  }

  read(id: string, by: Person = this.officer) {
    return this.server.call('GET', `/admin/visa-letters/${id}`, { token: by.token });
  }

  show(id: string, by: Person = this.officer) {
    const path = `/admin/visa-letters/${id}/passport`;
    return this.server.call('POST', path, { token: by.token });
  }

  /** Logged in again: sessions of an earlier day have ended. */
  async again<Known extends Person>(person: Known): Promise<Known> {
    const tokens = this.server.app.get(SessionTokens, { strict: false });
    const token = await tokens.open(this.server.dataSource.manager, person.user.id);
    return { ...person, token };
  }

  get keysDir(): string {
    return this.server.app.get(Config).visaKeysDir;
  }

  hasKey(id: string): boolean {
    return existsSync(join(this.keysDir, `${id}.key`));
  }
}

/** Places that hold a text in clear: `<table>` or the path of a file, in folders that exist. */
export async function clearText(
  dataSource: DataSource,
  folders: readonly string[],
  text: string,
): Promise<string[]> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  const forms = [text, Buffer.from(text).toString('base64').slice(0, -3), hexOf(text)];
  for (const { name } of tables) {
    const rows = await dataSource.query(
      `SELECT FROM ${name} t WHERE t::text ILIKE ANY (SELECT '%' || f || '%' FROM unnest($1::text[]) f) LIMIT 1`,
      [forms],
    );
    if (rows.length > 0) found.push(name);
  }
  for (const folder of folders.filter((each) => existsSync(each))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && forms.some((form) => readFileSync(path).includes(form))) {
        found.push(path);
      }
    }
  }
  return found;
}

const hexOf = (text: string) => Buffer.from(text).toString('hex');
