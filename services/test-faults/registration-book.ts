import type { Answer } from '../test/call.js';
import type { PaymentsLab } from '../test/payments.js';
import type { Person } from '../test/people.js';
import { registrationData } from '../test/registration-data.js';
import type { Offer, Step } from './payment-steps.js';

export interface Registrant extends Person {
  papers: string[];
}

/** How people come to have payments. */
export class RegistrationBook {
  constructor(
    private readonly lab: PaymentsLab,
    private readonly people: Registrant[],
    private readonly codes: string[],
    private readonly heard: (answer: Promise<Answer>) => Promise<Answer>,
  ) {}

  /** @returns the id of the payment, where there is one */
  async register(
    step: Extract<Step, { does: 'register' }>,
    group: Record<string, string> | undefined,
  ): Promise<string | null> {
    const { token } = personOf(this.people, step.who);
    const isAuthor = publishes(step.offer);
    const body = registrationData({
      ...step.offer,
      registrationType: isAuthor ? 'author' : 'participant',
      paperId: isAuthor ? paperOf(this.people, step) : null,
    });
    const headers = {
      ...(await this.quoted(step, token)),
      ...(step.inGroup && group),
    };
    return this.send({ token, body, headers });
  }

  /** Nothing for a code that is used up. */
  private async quoted(
    { code, offer: { price: _price, ...choice } }: Extract<Step, { does: 'register' }>,
    token: string,
  ): Promise<Record<string, string>> {
    if (code === undefined) return {};
    const body = { ...choice, extras: [], discountCode: this.codes[code] };
    const quote = await this.heard(
      this.lab.server.call('POST', '/payments/quotes', { token, body }),
    );
    return quote.status === 201 ? { 'price-quote': quote.body.id as string } : {};
  }

  /** With the address of an account, which the registration joins at the next login. */
  async registerAnonymously({ who, offer }: { who: number; offer: Offer }): Promise<string | null> {
    const { email } = personOf(this.people, who).user;
    const registrationType = publishes(offer) ? 'author' : 'participant';
    return this.send({ body: registrationData({ ...offer, registrationType, email }) });
  }

  private async send(request: {
    token?: string;
    body: object;
    headers?: Record<string, string>;
  }): Promise<string | null> {
    const path = '/payments/manual-registration';
    const answer = await this.heard(this.lab.server.call('POST', path, request));
    return answer.status === 201 ? String(answer.body.data.id) : null;
  }

  async signIn(who: number): Promise<void> {
    const { user, password } = personOf(this.people, who);
    const body = { email: user.email, password };
    await this.heard(this.lab.server.call('POST', '/auth/login', { body }));
  }
}

export function personOf(people: Registrant[], at: number): Registrant {
  const person = people[at];
  if (!person) throw new Error(`no one at ${at}`);
  return person;
}

export function paperOf(
  people: Registrant[],
  { who, paper }: { who: number; paper: number },
): string {
  return personOf(people, who).papers[paper] ?? '';
}

export function publishes({ registrationPackage }: Offer): boolean {
  return registrationPackage.includes('publication');
}
