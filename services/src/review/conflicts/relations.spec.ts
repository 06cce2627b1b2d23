import { auditRows } from '../../../test/admin-reads.js';
import { submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Relations } from './relations.schema.js';
import { RelationsPersonalData } from './relations.personal-data.js';

let server: TestApp;
let chair: Person;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
});
afterAll(() => server.stop());

const call = (method: string, { token }: Person, path = '', body?: object) =>
  server.call(method, `/reviews/relations${path}`, { token, body });

async function declared(person: Person, relation: object): Promise<Relations['items'][number]> {
  const { status, body } = await call('POST', person, '', relation);
  expect(status).toBe(200);
  return (body as Relations).items[0]!;
}

const paperBy = (email: string) =>
  submittedPaper(server, author.user.id, { status: 'under-review', authors: [{ email }] });

const ask = (paperId: string, { user }: Person, more: object = {}) =>
  server.call('POST', `/admin/papers/${paperId}/assignments`, {
    ...{ token: chair.token, body: { reviewerId: user.id, ...more } },
  });

/** Sample people have addresses of one institution. */
const reason = { overrideReason: 'We lack people.' };

const THIS_YEAR = new Date().getUTCFullYear();

describe('a declared relation of a reviewer', () => {
  it('to a person keeps papers away that name them, whatever reason a chair has', async () => {
    const reviewer = await server.person('reviewer');
    const paper = await paperBy('Esi@knust.example');
    const { id } = await declared(reviewer, { kind: 'advisor', value: 'esi@KNUST.example' });
    const refused = await ask(paper, reviewer, reason);
    expect(refused).toMatchObject({ status: 409, body: { conflict: 'relation' } });
    const { body } = await server.call('GET', `/admin/papers/${paper}/candidates`, chair);
    const candidates = body.items as { id: string; conflict: string | null }[];
    expect(candidates.find((each) => each.id === reviewer.user.id)?.conflict).toBe('relation');
    // The control: without it, they can be asked.
    expect((await call('DELETE', reviewer, `/${id}`)).body).toEqual({ items: [] });
    expect((await ask(paper, reviewer, reason)).status).toBe(200);
  });

  it('counts for three years after a collaboration has ended', async () => {
    const reviewer = await server.person('reviewer');
    const relation = { kind: 'collaborator', value: 'kofi@knust.example' };
    const paper = await paperBy(relation.value);
    expect((await declared(reviewer, { ...relation, untilYear: THIS_YEAR })).counts).toBe(true);
    expect((await ask(paper, reviewer)).body.conflict).toBe('relation');
    const ended = await declared(reviewer, { ...relation, untilYear: 2001 });
    expect(ended).toMatchObject({ untilYear: 2001, counts: false });
    expect((await call('GET', reviewer)).body.items).toHaveLength(1);
    expect((await ask(paper, reviewer, reason)).status).toBe(200);
  });

  it('to an institution is one by its domain, which a chair can override', async () => {
    const reviewer = await server.person('reviewer');
    const value = 'https://www.ug.edu.gh/departments?all';
    const relation = { kind: 'institution', value, untilYear: null };
    expect(await declared(reviewer, relation)).toMatchObject({ value: 'ug.edu.gh', counts: true });
    const paper = await paperBy('ama@lib.ug.edu.gh');
    expect((await ask(paper, reviewer)).body.conflict).toBe('institution');
    expect((await ask(paper, reviewer, { overrideReason: 'Another campus.' })).status).toBe(200);
  });

  it.each([
    ['a provider of many people', { kind: 'institution', value: 'gmail.com', untilYear: null }],
    ['a name', { kind: 'institution', value: 'University of Ghana', untilYear: null }],
    ['no address', { kind: 'advisor', value: 'Esi' }],
    ['a year out of reach', { kind: 'collaborator', value: 'a@b.example', untilYear: 12 }],
  ])('is refused for %s', async (_why, relation) => {
    const { status, body } = await call('POST', await server.person('reviewer'), '', relation);
    expect([status, Object.keys(body.fields as object)]).toEqual([
      400,
      [relation.kind === 'collaborator' ? 'untilYear' : 'value'],
    ]);
  });

  it('is read and removed only by its person, in the audit log without the name', async () => {
    const [reviewer, other] = [await server.person('reviewer'), await server.person('reviewer')];
    const { id } = await declared(reviewer, { kind: 'personal', value: 'private@home.example' });
    expect((await call('GET', other)).body.items).toEqual([]);
    await call('DELETE', other, `/${id}`);
    expect((await call('GET', reviewer)).body.items).toHaveLength(1);
    expect((await call('GET', author)).status).toBe(403);
    const rows = await auditRows(server, chair.token, { action: 'reviewer.relation-added' });
    expect(JSON.stringify(rows)).not.toContain('private@home.example');
  });

  it('tells a bidding reviewer nothing about the authors of a paper', async () => {
    await server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{bidding}', '{"open": true}')`,
    );
    const reviewer = await server.person('reviewer');
    const { token } = reviewer;
    const owner = await server.person('user');
    // The institution of the others is the reviewer's too.
    await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
      owner.user.id,
      'owner@elsewhere.example',
    ]);
    const paper = await submittedPaper(server, owner.user.id, {
      status: 'under-review',
      authors: [{ email: 'blind@somewhere.example' }],
    });
    const bidsOf = async () => {
      const { body } = await server.call('GET', '/reviews/bids', { token });
      const { items, total } = body as { items: { id: string }[]; total: number };
      return { total, isListed: items.some(({ id }) => id === paper) };
    };
    const before = await bidsOf();
    expect(before.isListed).toBe(true);
    await declared(reviewer, { kind: 'advisor', value: 'blind@somewhere.example' });
    await declared(reviewer, { kind: 'institution', value: 'somewhere.example', untilYear: null });
    await declared(reviewer, { kind: 'personal', value: 'owner@elsewhere.example' });
    expect(await bidsOf()).toEqual(before);
    const bid = { token, body: { level: 5 } };
    expect((await server.call('PUT', `/reviews/bids/${paper}`, bid)).status).toBe(200);
    // The control: a conflict that the reviewer declares with the paper takes it from the list.
    const conflict = { token, body: { reason: 'I know who wrote it.' } };
    await server.call('POST', `/reviews/bids/${paper}/conflict`, conflict);
    expect(await bidsOf()).toEqual({ total: before.total - 1, isListed: false });
  });

  it('is in the personal data of its person, and erased with it', async () => {
    const { user, ...reviewer } = await server.person('reviewer');
    await declared({ user, ...reviewer }, { kind: 'personal', value: 'private@home.example' });
    const part = server.app.get(RelationsPersonalData, { strict: false });
    const tx = server.dataSource.manager;
    expect(await part.collect(tx, user)).toMatchObject([{ value: 'private@home.example' }]);
    await part.erase(tx, user);
    expect(await part.collect(tx, user)).toEqual([]);
  });
});

describe('a declared relation of a chair', () => {
  const seen = async (person: Person, paper: string) =>
    (await server.call('GET', `/admin/papers/${paper}`, { token: person.token })).status;

  it.each([
    ['a person', { kind: 'advisor', value: 'ama@relations.example' }],
    ['an institution', { kind: 'institution', value: 'relations.example', untilYear: null }],
  ])('to %s hides their papers until it is removed', async (_to, relation) => {
    const [one, other] = [await server.person('admin'), await server.person('admin')];
    for (const each of [one, other]) await permit(server, each, ['chair']);
    const paper = await paperBy('Ama@relations.example');
    const { id } = await declared(one, relation);
    expect([await seen(one, paper), await seen(other, paper)]).toEqual([404, 200]);
    const list = await server.call('GET', '/admin/papers?limit=100', { token: one.token });
    expect((list.body.items as { id: string }[]).map((each) => each.id)).not.toContain(paper);
    await call('DELETE', one, `/${id}`);
    expect(await seen(one, paper)).toBe(200);
  });

  it('hides papers of an account with the address, which the paper does not name', async () => {
    const one = await server.person('admin');
    const paper = await paperBy('someone@else.example');
    await declared(one, { kind: 'personal', value: author.user.email });
    expect(await seen(one, paper)).toBe(404);
  });
});
