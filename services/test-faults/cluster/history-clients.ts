import { randomUUID } from 'node:crypto';
import type { Answer } from '../../test/call.js';
import { publicationData, registrationData } from '../../test/registration-data.js';
import type { Cluster } from './cluster.js';

/** An answer through nginx. */
export type Sent = Pick<Answer, 'status' | 'body'>;

export interface Someone {
  id: string;
  token: string;
}

const REGISTER = '/api/v1/payments/manual-registration';
export const ONLINE = 'virtual_presentation_only';
let people = 0;

/** The calls whose histories are recorded, and what they need. */
export class HistoryClients {
  private constructor(
    private readonly cluster: Cluster,
    private readonly admin: string,
  ) {}

  static async of(cluster: Cluster): Promise<HistoryClients> {
    return new HistoryClients(cluster, await cluster.admin());
  }

  /** Of an institution that no one shares: there are no conflicts. */
  async person(): Promise<Someone> {
    const n = (people += 1);
    const response = await this.cluster.post('/api/v1/auth/register', {
      ...{ firstName: 'Sample', lastName: `Person ${n}`, password: 'a long enough phrase' },
      ...{ email: `person@institution-${n}.example`, institution: `Institution ${n}` },
    });
    const { user, token } = (await response.json()) as { user: { id: string }; token: string };
    return { id: user.id, token };
  }

  async reviewer(): Promise<Someone> {
    const person = await this.person();
    await this.cluster.query(`UPDATE users SET role = 'reviewer' WHERE id = $1`, [person.id]);
    return person;
  }

  async paper(ownerId: string, status: 'accepted' | 'under-review'): Promise<string> {
    const [row] = await this.cluster.query<{ id: string }>(
      `INSERT INTO papers (id, edition_id, owner_id, kind, title, topic, number, status, submitted_at, created_at)
       SELECT gen_random_uuid(), id, $1, 'full-paper', 'Radio and its machines', 'Synthetic media',
              (SELECT coalesce(max(number), 0) + 1 FROM papers), $2, now(), now()
         FROM editions LIMIT 1 RETURNING id`,
      [ownerId, status],
    );
    return row!.id;
  }

  /** So many places of the online package are free. */
  async leave(free: number): Promise<void> {
    const [{ used } = { used: 0 }] = await this.cluster.query<{ used: number }>(
      `SELECT count(*)::int AS used FROM registrations
        WHERE package_id = $1 AND status IN ('pending', 'completed')`,
      [ONLINE],
    );
    const { body } = await this.asAdmin('GET', '/editions');
    const { id, revision } = body.items[0];
    const places = { packages: { [ONLINE]: free + used }, offerHours: 48 };
    const saved = await this.asAdmin('PATCH', `/editions/${id}`, { places, revision });
    if (saved.status !== 200) throw new Error(`${saved.status} ${JSON.stringify(saved.body)}`);
  }

  /** Online, without an account. */
  register(): Promise<Sent> {
    return this.keyed(registrationData());
  }

  registerAs({ token }: Someone, registrationPackage: string): Promise<Sent> {
    return this.keyed(registrationData({ registrationPackage }), token);
  }

  publishAs({ token }: Someone, paperId: string, attempt: number): Promise<Sent> {
    const isVirtual = attempt % 2 === 1;
    const choice = isVirtual ? { registrationPackage: 'virtual_publication' } : {};
    return this.keyed(publicationData({ paperId, ...choice }), token);
  }

  cancel(paymentId: string): Promise<Sent> {
    return this.act(paymentId, 'cancel', { reason: 'Cannot come.' });
  }

  confirm(paymentId: string): Promise<Sent> {
    const line = { amount: 50, date: '2025-10-14', bankTransactionId: `TRX-${randomUUID()}` };
    return this.act(paymentId, 'confirm', { ...line, studentProofSeen: true });
  }

  read(paymentId: string): Promise<Sent> {
    return this.asAdmin('GET', `/payments/${paymentId}`);
  }

  assign(paperId: string, reviewerId: string): Promise<Sent> {
    return this.asAdmin('POST', `/papers/${paperId}/assignments`, { reviewerId });
  }

  private act(paymentId: string, action: string, body: object): Promise<Sent> {
    return this.asAdmin('POST', `/payments/${paymentId}/${action}`, { version: 1, ...body });
  }

  private async asAdmin(method: string, path: string, body?: object): Promise<Sent> {
    return sentOf(
      await this.cluster.fetch(`/api/v1/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.admin}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  }

  private async keyed(body: object, token?: string): Promise<Sent> {
    const headers = {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return sentOf(await this.cluster.post(REGISTER, body, headers));
  }
}

async function sentOf(response: Response): Promise<Sent> {
  return { status: response.status, body: await response.json().catch(() => ({})) };
}
