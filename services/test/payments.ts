import { registrationData } from './registration-data.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';
import type { Answer } from './call.js';

export interface Registered extends Person {
  id: string;
  ref: string;
}

/** Pays a student's virtual attendance. */
export const receipt = { amount: 50, date: '2025-10-14', bankTransactionId: 'TRX-4471-0093' };

export class PaymentsLab {
  private constructor(
    readonly server: TestApp,
    readonly admin: Person,
  ) {}

  static async open(server: TestApp): Promise<PaymentsLab> {
    return new PaymentsLab(server, await server.person('admin'));
  }

  /** USD 50, unless `changes` differs. */
  async registered(changes: Record<string, unknown> = {}): Promise<Registered> {
    const person = await this.server.person('user');
    const { body } = await this.server.call('POST', '/payments/manual-registration', {
      token: person.token,
      body: registrationData(changes),
    });
    return { ...person, id: body.data.id as string, ref: body.data.merchantReference as string };
  }

  asAdmin(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.server.call(method, `/admin/payments${path}`, { token: this.admin.token, body });
  }

  async read(id: string): Promise<Answer['body']> {
    return (await this.asAdmin('GET', `/${id}`)).body;
  }

  async list(q = ''): Promise<Answer['body']> {
    return (await this.asAdmin('GET', `?limit=100&q=${encodeURIComponent(q)}`)).body;
  }

  async act(id: string, action: string, body: object = {}): Promise<Answer> {
    const { version } = await this.read(id);
    const method = action === 'package' ? 'PUT' : 'POST';
    return this.asAdmin(method, `/${id}/${action}`, { version, ...body });
  }

  confirm(id: string, changes: object = {}): Promise<Answer> {
    return this.act(id, 'confirm', { ...receipt, studentProofSeen: true, ...changes });
  }

  reject(id: string, reason = 'No money came.'): Promise<Answer> {
    return this.act(id, 'reject', { reason });
  }
}
