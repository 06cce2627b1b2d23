import type { Answer } from './call.js';
import { offer } from './offers.js';
import { PaymentsLab } from './payments.js';
import type { Person } from './people.js';
import { registrationData } from './registration-data.js';
import type { TestApp } from './test-app.js';

export const groupBuyer = {
  addressee: 'Lakeside University (sample)',
  address: 'Shore Road 1\nLakeside',
  country: 'Nigeria',
};

/** A payer with a group, and people who join it. */
export class GroupsLab {
  private constructor(
    readonly lab: PaymentsLab,
    /** Of the newest group. */
    public payer: Person,
  ) {}

  static async open(server: TestApp): Promise<GroupsLab> {
    const lab = await PaymentsLab.open(server);
    await offer(lab, { groups: { open: true } });
    return new GroupsLab(lab, await server.person('user'));
  }

  call(method: string, path: string, body?: object, { token }: Partial<Person> = this.payer) {
    return this.lab.server.call(method, path, { token, body });
  }

  /** For three people, unless `changes` differs. */
  async group(changes: object = {}): Promise<OpenedGroup> {
    // An account opens few groups a day.
    this.payer = await this.lab.server.person('user');
    const { body, status } = await this.call('POST', '/groups', {
      organization: 'Lakeside University (sample)',
      invoice: groupBuyer,
      invoiceEmail: 'accounts@lakeside.example',
      peopleLimit: 3,
      ...changes,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const token = new URL(String(body.link)).searchParams.get('group') ?? '';
    const { id, merchantReference } = body as { id: string; merchantReference: string };
    return { id, reference: merchantReference, token };
  }

  /** USD 250, unless `changes` differs. */
  async join({ token }: Pick<OpenedGroup, 'token'>, changes: object = {}): Promise<Member> {
    const person = await this.lab.server.person('user');
    const answer = await this.register(person, token, changes);
    return { ...person, answer, id: String(answer.body.data?.id) };
  }

  register({ token }: Partial<Person>, groupToken: string, changes: object = {}): Promise<Answer> {
    return this.lab.server.call('POST', '/payments/manual-registration', {
      token,
      headers: { 'registration-group': groupToken },
      body: registrationData({ academicCategory: 'professional', price: 250, ...changes }),
    });
  }

  async read({ id }: Pick<OpenedGroup, 'id'>): Promise<Answer['body']> {
    return (await this.call('GET', `/groups/${id}`)).body;
  }

  invoice({ id }: Pick<OpenedGroup, 'id'>): Promise<Answer> {
    return this.call('POST', `/groups/${id}/invoice`);
  }
}

export interface OpenedGroup {
  id: string;
  reference: string;
  token: string;
}

export interface Member extends Person {
  /** Of the payment. */
  id: string;
  answer: Answer;
}
