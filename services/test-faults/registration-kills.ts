import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Call, CallOptions } from '../test/call.js';
import { makePaper, publicationData, registrationData } from '../test/registration-data.js';
import type { TestApp } from '../test/test-app.js';
import { brokenInvariants, type Broken } from '../src/operations/invariants/check.js';
import { MortalApi } from './mortal-api.js';
import { seeded } from './seeded.js';

interface Plan {
  name: string;
  kills: number;
  registrations: number;
  /** Milliseconds until a browser retries. */
  retryAfter: number;
  hasKeys: boolean;
}

/** Every third has no account, every third publishes a paper. */
interface Registrant {
  options: CallOptions;
  email: string;
  paymentId?: string;
}

const CLIENTS = 8;

/** A browser retries a lost call once; after that its user presses the button again. */
export async function killWhileRegistering(server: TestApp, plan: Plan) {
  const random = seeded(plan.name);
  const api = await MortalApi.of(server, random);
  const people = await registrants(server, plan.registrations);
  const queue = [...people];
  let answered = 0;
  let lost = 0;
  const client = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      lost += await register(api, one, plan);
      answered += 1;
    }
  };
  await api.live();
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  const broken: Broken[] = [];
  for (const after of moments(plan, random)) {
    while (answered < after) await pause(2);
    await pause(random() * 60);
    await api.die();
    broken.push(...(await invariantsOf(server)));
    await api.live();
  }
  await clients;
  await api.close();
  broken.push(...(await invariantsOf(server)));
  return { lost, broken: broken.map(({ name }) => name), ...(await countsOf(server, people)) };
}

function moments({ kills, registrations }: Plan, random: () => number): number[] {
  const any = () => Math.floor(random() * (registrations - CLIENTS));
  return Array.from({ length: kills }, any).sort((one, other) => one - other);
}

async function registrants(server: TestApp, count: number): Promise<Registrant[]> {
  const people: Registrant[] = [];
  for (let n = 0; n < count; n += 1) {
    const isAuthor = n % 3 === 2;
    const body = isAuthor ? publicationData() : registrationData();
    const person = n % 3 === 0 ? undefined : await server.person('user');
    if (person && isAuthor) await makePaper(server.app, person.user.id);
    const address = { 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1` };
    const options = { body, token: person?.token, headers: address };
    people.push({ options, email: String(body['email']) });
  }
  return people;
}

/** @returns the number of lost responses before one arrived */
async function register(api: MortalApi, one: Registrant, plan: Plan): Promise<number> {
  for (let lost = 0; ; lost += 1) {
    await api.back();
    const headers = {
      ...one.options.headers,
      ...(plan.hasKeys && { 'idempotency-key': randomUUID() }),
    };
    const options = { ...one.options, headers };
    const answer = await once(api.call, options).catch(async () => {
      lost += 1;
      await pause(plan.retryAfter);
      return once(api.call, options).catch(() => undefined);
    });
    if (!answer) continue;
    if (answer.status === 201) one.paymentId = String(answer.body.data.id);
    return lost;
  }
}

const once = (call: Call, options: CallOptions) =>
  call('POST', '/payments/manual-registration', options);

async function invariantsOf({ ownerUrl }: TestApp): Promise<Broken[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const broken = await brokenInvariants(client);
  await client.end();
  return broken;
}

async function countsOf({ dataSource }: TestApp, people: Registrant[]) {
  const rows = await dataSource.query<{ email: string; ids: string[]; emails: number }[]>(`
    SELECT r.email, array_agg(p.id::text) AS ids,
           (SELECT count(*)::int FROM outgoing_emails
             WHERE cause = 'registration-received:' || min(p.id::text)) AS emails
      FROM registrations r LEFT JOIN payments p ON p.registration_id = r.id GROUP BY r.email`);
  const found = new Map(rows.map((row) => [row.email, row]));
  const there = people.filter(({ email, paymentId }) =>
    found.get(email)?.ids.includes(paymentId ?? ''),
  );
  return {
    registered: people.length,
    there: there.length,
    twice: rows.filter(({ ids }) => ids.length > 1).length,
    withoutEmail: rows.filter(({ emails }) => emails !== 1).length,
  };
}
