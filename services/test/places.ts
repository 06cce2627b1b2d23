import { Client } from 'pg';
import { Scheduler } from '../src/platform/jobs/scheduler.js';
import { brokenInvariants } from '../src/operations/invariants/check.js';
import {
  placeOffered,
  waitingListJoined,
} from '../src/registration/capacity/waiting-list.emails.js';
import type { Answer } from './call.js';
import { PaymentsLab, type Registered } from './payments.js';
import type { Person } from './people.js';
import { registrationData } from './registration-data.js';
import type { TestApp } from './test-app.js';

export const ONLINE = 'virtual_presentation_only';
export const ON_SITE = 'physical_presentation_only';

/** The token at the end of a link. */
export const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

export class PlacesLab {
  private constructor(
    readonly server: TestApp,
    readonly payments: PaymentsLab,
  ) {}

  static async open(server: TestApp): Promise<PlacesLab> {
    return new PlacesLab(server, await PaymentsLab.open(server));
  }

  /** Saves sections of the current edition. */
  async save(sections: object): Promise<void> {
    const { token } = this.payments.admin;
    const { items } = (await this.server.call('GET', '/admin/editions', { token })).body;
    const { id, revision } = items[0];
    const body = { ...sections, revision };
    const answer = await this.server.call('PATCH', `/admin/editions/${id}`, { token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  /** Leaves so many free places to each package, and to the room; all others are unlimited. */
  async leave(free: Record<string, number>, room?: number): Promise<void> {
    const used = await this.used();
    const limits = Object.entries(free).map(([id, n]) => [id, n + (used[id] ?? 0)]);
    const inRoom = (used['physical_publication'] ?? 0) + (used[ON_SITE] ?? 0);
    const onSite = room === undefined ? {} : { onSite: room + inRoom };
    const packages = Object.fromEntries(limits) as object;
    await this.save({ places: { packages, offerHours: 48, ...onSite } });
  }

  /** Live registrations by package. */
  private async used(): Promise<Record<string, number>> {
    const rows = await this.server.dataSource.query<{ id: string; used: number }[]>(
      `SELECT package_id AS id, count(*)::int AS used FROM registrations
        WHERE status IN ('pending', 'completed') GROUP BY package_id`,
    );
    return Object.fromEntries(rows.map(({ id, used }) => [id, used]));
  }

  register(changes: object = {}, options: object = {}): Promise<Answer> {
    const body = registrationData({ ...changes });
    return this.server.call('POST', '/payments/manual-registration', { body, ...options });
  }

  async registered(changes: Record<string, unknown> = {}): Promise<Registered> {
    return this.payments.registered(changes);
  }

  cancel({ id }: Pick<Registered, 'id'>): Promise<Answer> {
    return this.payments.act(id, 'cancel', { reason: 'Cannot come.' });
  }

  join(email: string, changes: object = {}, options: object = {}): Promise<Answer> {
    const body = {
      ...{ registrationPackage: ONLINE, academicCategory: 'student', name: 'Ada Okafor', email },
      ...changes,
    };
    return this.server.call('POST', '/payments/waiting-list', { body, ...options });
  }

  offers(email: string) {
    return this.server.emails.to(email, placeOffered).map(({ data }) => data);
  }

  /** Of the newest offer. */
  offerOf(email: string): string {
    return tokenOf(this.server.emails.last(email, placeOffered).data.link);
  }

  linkOf(email: string): string {
    return tokenOf(this.server.emails.last(email, waitingListJoined).data.link);
  }

  async at(token: string): Promise<Answer['body']> {
    return (await this.server.call('GET', `/payments/waiting-list/${token}`)).body;
  }

  act(token: string, action: 'claim' | 'leave', options: object = {}): Promise<Answer> {
    return this.server.call('POST', `/payments/waiting-list/${token}/${action}`, options);
  }

  async claimed(token: string, { token: session }: Person): Promise<Answer> {
    return this.act(token, 'claim', { token: session });
  }

  async places(): Promise<Record<string, { state: string; left: number | null }>> {
    const { packages } = (await this.server.call('GET', '/registration/places')).body as {
      packages: { id: string; state: string; left: number | null }[];
    };
    return Object.fromEntries(packages.map(({ id, ...place }) => [id, place]));
  }

  runJobs(): Promise<void> {
    return this.server.app.get(Scheduler, { strict: false }).run();
  }

  async broken(): Promise<string[]> {
    const client = new Client({ connectionString: this.server.ownerUrl });
    await client.connect();
    try {
      return (await brokenInvariants(client)).map(({ name }) => name);
    } finally {
      await client.end();
    }
  }
}
