import { auditRows } from '../../../test/admin-reads.js';
import { download } from '../../../test/download.js';
import { submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { countStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { InstitutionsPreview, PresentedInstitution } from './institutions.schema.js';

let server: TestApp;
let chair: Person;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  await permit(server, chair, ['chair']);
  author = await server.person('user');
  await writeFrom(author, 'authors.example');
});
afterEach(() => server.dataSource.query('DELETE FROM institutions'));
afterAll(() => server.stop());

const call = (method: string, path: string, body?: object, { token } = chair) =>
  server.call(method, `/admin/institutions${path}`, { token, body });

const domain = (domain: string, years: object = {}) => ({ domain, ...years });
const UNIVERSITY = { name: 'Sample University', domains: [domain('uni.example')] };

async function listed(...domains: object[]): Promise<PresentedInstitution> {
  const { status, body } = await call('POST', '', { name: 'Sample University', domains });
  expect(status).toBe(200);
  return body as PresentedInstitution;
}

async function writeFrom({ user }: Person, host: string): Promise<string> {
  const email = `${user.id}@${host}`;
  await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, email]);
  return email;
}

async function personAt(kind: 'admin' | 'reviewer', host: string): Promise<Person> {
  const person = await server.person(kind);
  if (kind === 'admin') await permit(server, person, ['chair']);
  await writeFrom(person, host);
  return person;
}

const paperBy = (email: string, owner = author) =>
  submittedPaper(server, owner.user.id, { status: 'under-review', authors: [{ email }] });

const THIS_YEAR = new Date().getUTCFullYear();

describe('the list of institutions', () => {
  it('holds registrable domains in order, with the years in which they belong to it', async () => {
    const { domains } = await listed(
      domain('https://www.uni.example/about'),
      domain('OLD.example', { fromYear: 1990, untilYear: THIS_YEAR - 4 }),
    );
    expect(domains).toEqual([
      { domain: 'old.example', fromYear: 1990, untilYear: THIS_YEAR - 4, counts: false },
      { domain: 'uni.example', fromYear: null, untilYear: null, counts: true },
    ]);
    const found = async (q: string) => (await call('GET', `?q=${q}`)).body;
    expect((await found('sample')).items).toHaveLength(1);
    expect((await found('OLD.ex')).items).toHaveLength(1);
    expect(await found('other')).toMatchObject({ items: [], counts: { all: 1 } });
  });

  it.each([
    ['a free provider', [domain('gmail.com')], 'domains'],
    ['a name', [domain('uni.example'), domain('The University')], 'domains'],
    ['a domain twice', [domain('uni.example'), domain('cs.uni.example')], 'domains'],
    ['a public suffix', [domain('ac.uk')], 'domains'],
    ['years in reverse', [domain('a.example', { fromYear: 2020, untilYear: 2019 })]],
    ['no domain', []],
  ])('refuses %s', async (_what, domains, field = expect.any(String)) => {
    const { status, body } = await call('POST', '', { name: 'Sample University', domains });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  });

  it('refuses a domain or a name of another institution, and says which', async () => {
    await call('POST', '', UNIVERSITY);
    const other = { name: 'Example Institute', domains: [domain('lab.uni.example')] };
    const { status, body } = await call('POST', '', other);
    expect([status, body.message]).toEqual([
      400,
      'uni.example belongs to Sample University in this list.',
    ]);
    const again = { name: 'SAMPLE university', domains: [domain('b.example')] };
    expect(await call('POST', '', again)).toMatchObject({
      status: 409,
      body: { fields: { name: expect.any(String) } },
    });
  });

  it('is changed as it was read, and audited', async () => {
    const { id, version } = await listed(domain('uni.example'));
    const change = { name: 'Sample University', domains: [domain('new.example')], version };
    const changed = await call('PUT', `/${id}`, change);
    expect(changed.body).toMatchObject({ version: 2, domains: [{ domain: 'new.example' }] });
    expect((await call('PUT', `/${id}`, change)).status).toBe(409);
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    const owner = await server.person('admin');
    for (const what of ['added', 'changed', 'removed']) {
      const rows = await auditRows(server, owner.token, { action: `institution.${what}` });
      expect(rows.map(({ subject }: { subject: object }) => subject)).toContainEqual(
        expect.objectContaining({ type: 'institution', id }),
      );
    }
  });

  it('is for those who edit the settings of reviewing', async () => {
    for (const permission of ['read-only', 'finance', 'site-editor'] as const) {
      const person = await server.person('admin');
      await permit(server, person, [permission]);
      expect((await call('GET', '', undefined, person)).status).toBe(403);
      expect((await call('POST', '', UNIVERSITY, person)).status).toBe(403);
    }
    expect((await call('GET', '', undefined, await server.person('reviewer'))).status).toBe(403);
  });

  it('suggests domains of accounts that no institution has, in two statements', async () => {
    const here = await personAt('reviewer', 'cs.suggested.example');
    await writeFrom(await server.person('reviewer'), 'www.suggested.example');
    await writeFrom(await server.person('reviewer'), 'gmail.com');
    const suggested = async () =>
      ((await call('GET', '/suggestions')).body.items as { domain: string }[]).filter(
        ({ domain }) => /suggested|gmail/.test(domain),
      );
    expect(await suggested()).toEqual([{ domain: 'suggested.example', accounts: 2 }]);
    expect(await countStatements(suggested)).toBe(2);
    await listed(domain('suggested.example'));
    expect(await suggested()).toEqual([]);
    await writeFrom(here, 'example.org');
  });
});

describe('a file of institutions', () => {
  const FILE = [
    'name,domains',
    '"Sample University","uni.example; old.example 1990-2001"',
    'Example Institute,institute.example',
    'No Domains,',
    'Free,gmail.com',
    'Taken,www.taken.example',
    'Again,"x.example, uni.example"',
    'Years,"y.example 1800-"',
    ',z.example',
  ].join('\n');

  it('shows what it does before it is imported, with the problem of each line', async () => {
    await call('POST', '', { name: 'Owner', domains: [domain('taken.example')] });
    await call('POST', '', { name: 'Example Institute', domains: [domain('earlier.example')] });
    const { body } = await call('POST', '/import-preview', { text: FILE });
    const { lines, counts } = body as InstitutionsPreview;
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 0, problem: 6 });
    expect(lines.map(({ line, effect, problem }) => [line, effect, problem])).toEqual([
      [2, 'new', null],
      [3, 'changed', null],
      [4, 'problem', 'The domains are missing.'],
      [5, 'problem', expect.stringContaining('gmail.com')],
      [6, 'problem', 'taken.example belongs to Owner in this list.'],
      [7, 'problem', 'uni.example is in line 2.'],
      [8, 'problem', expect.stringContaining('1950')],
      [9, 'problem', 'The name is missing.'],
    ]);
    expect((await call('GET', '')).body.counts).toEqual({ all: 2 });
  });

  it('adds and replaces the lines without a problem, once', async () => {
    await call('POST', '', { name: 'Example Institute', domains: [domain('earlier.example')] });
    await call('POST', '/import', { text: FILE });
    const items = async () => (await call('GET', '')).body.items as PresentedInstitution[];
    expect((await items()).map(({ name, domains }) => [name, domains.length])).toEqual([
      ['Example Institute', 1],
      ['Sample University', 2],
      ['Taken', 1],
    ]);
    const before = await items();
    const { body } = await call('POST', '/import', { text: FILE });
    expect(body.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    expect(await items()).toEqual(before);
  });

  it('is exported as it is imported', async () => {
    await call('POST', '/import', { text: FILE });
    const file = await download(server, chair.token, { kind: 'institutions', format: 'csv' });
    const text = await file.text();
    const { body } = await call('POST', '/import-preview', { text });
    expect(body.counts).toEqual({ new: 0, changed: 0, unchanged: 3, problem: 0 });
  });

  it.each([
    ['other columns', 'a,b\n1,2'],
    ['quotes that stay open', 'name,domains\n"A,b.example'],
  ])('is refused with %s', async (_what, text) => {
    expect((await call('POST', '/import-preview', { text })).status).toBe(400);
  });
});

describe('people at two domains of one institution', () => {
  const ask = (paperId: string, { user }: Person) =>
    server.call('POST', `/admin/papers/${paperId}/assignments`, {
      ...{ token: chair.token, body: { reviewerId: user.id } },
    });
  const candidate = async (paperId: string, { user }: Person) => {
    const { body } = await server.call('GET', `/admin/papers/${paperId}/candidates`, chair);
    const items = body.items as { id: string; conflict: string | null; institution: string }[];
    const { conflict, institution } = items.find(({ id }) => id === user.id)!;
    return { conflict, institution };
  };
  const names = () => listed(domain('uni.example'), domain('research-uni.example'));

  it('have a conflict as reviewer and author, which names the institution', async () => {
    const reviewer = await personAt('reviewer', 'cs.uni.example');
    const paper = await paperBy('esi@lab.research-uni.example');
    expect(await candidate(paper, reviewer)).toEqual({ conflict: null, institution: null });
    await names();
    expect(await candidate(paper, reviewer)).toEqual({
      ...{ conflict: 'institution', institution: 'Sample University' },
    });
    const refused = await ask(paper, reviewer);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('(Sample University)'),
    ]);
  });

  it('have a conflict by a declared affiliation, which names nothing', async () => {
    const reviewer = await personAt('reviewer', 'elsewhere.example');
    const paper = await paperBy('esi@research-uni.example');
    const relation = { kind: 'institution', value: 'uni.example', untilYear: null };
    await server.call('POST', '/reviews/relations', { token: reviewer.token, body: relation });
    expect((await candidate(paper, reviewer)).conflict).toBeNull();
    await names();
    expect(await candidate(paper, reviewer)).toEqual({
      ...{ conflict: 'institution', institution: null },
    });
    expect((await ask(paper, reviewer)).body.message).not.toContain('Sample University');
  });

  it.each([
    ['while it belongs to it', {}, true],
    ['for three years after', { untilYear: THIS_YEAR - 3 }, true],
    ['not later', { untilYear: THIS_YEAR - 4 }, false],
    ['not before it belongs to it', { fromYear: THIS_YEAR + 1 }, false],
  ])('have a conflict by a domain %s', async (_when, years, isConflict) => {
    const reviewer = await personAt('reviewer', 'uni.example');
    const colleague = await personAt('admin', 'uni.example');
    const paper = await paperBy('esi@old.example');
    await listed(domain('uni.example'), domain('old.example', years));
    expect((await candidate(paper, reviewer)).conflict).toBe(isConflict ? 'institution' : null);
    const { status } = await server.call('GET', `/admin/papers/${paper}`, colleague);
    expect(status).toBe(isConflict ? 404 : 200);
  });

  const seen = async ({ token }: Person, paper: string) => {
    const list = await server.call('GET', '/admin/papers?limit=100', { token });
    return {
      page: (await server.call('GET', `/admin/papers/${paper}`, { token })).status,
      isListed: (list.body.items as { id: string }[]).some(({ id }) => id === paper),
    };
  };

  it.each([
    ['an author', () => paperBy('esi@research-uni.example')],
    [
      'the owner',
      async () => {
        const owner = await server.person('user');
        await writeFrom(owner, 'cs.research-uni.example');
        return paperBy('esi@elsewhere.example', owner);
      },
    ],
  ])('hide a paper from a chair by %s, in as many statements as before', async (_by, made) => {
    const colleague = await personAt('admin', 'uni.example');
    const paper = await made();
    expect(await seen(colleague, paper)).toEqual({ page: 200, isListed: true });
    const read = () => server.call('GET', '/admin/papers', { token: colleague.token });
    const before = await countStatements(read);
    const { id } = await names();
    expect(await seen(colleague, paper)).toEqual({ page: 404, isListed: false });
    expect(await seen(chair, paper)).toEqual({ page: 200, isListed: true });
    expect(await countStatements(read)).toBe(before);
    await call('DELETE', `/${id}`);
    expect(await seen(colleague, paper)).toEqual({ page: 200, isListed: true });
  });

  it('hide papers by a chair’s declared affiliation, and from those who could handle them', async () => {
    const declaring = await personAt('admin', 'elsewhere.example');
    const colleague = await personAt('admin', 'uni.example');
    const paper = await paperBy('esi@research-uni.example');
    const relation = { kind: 'institution', value: 'uni.example', untilYear: null };
    await server.call('POST', '/reviews/relations', { token: declaring.token, body: relation });
    const handlers = async () => {
      const { body } = await server.call('GET', `/admin/papers/${paper}/handlers`, chair);
      const ids = (body.items as { id: string }[]).map(({ id }) => id);
      return [declaring, colleague].map(({ user }) => ids.includes(user.id));
    };
    expect([(await seen(declaring, paper)).page, await handlers()]).toEqual([200, [true, true]]);
    await names();
    expect([(await seen(declaring, paper)).page, await handlers()]).toEqual([404, [false, false]]);
  });

  it('make no conflict where the edition switches the rule off', async () => {
    const count = (does: boolean) =>
      server.dataSource.query(
        `UPDATE editions SET document = jsonb_set(document, '{limits,institutionConflicts}', $1)`,
        [String(does)],
      );
    const colleague = await personAt('admin', 'uni.example');
    const paper = await paperBy('esi@research-uni.example');
    await names();
    await count(false);
    expect((await seen(colleague, paper)).page).toBe(200);
    await count(true);
    expect((await seen(colleague, paper)).page).toBe(404);
  });

  it('tell a bidding reviewer nothing but the shorter list', async () => {
    await server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{bidding}', '{"open": true}')`,
    );
    const reviewer = await personAt('reviewer', 'uni.example');
    const blind = 'blind@research-uni.example';
    const paper = await paperBy(blind);
    const bids = () => server.call('GET', '/reviews/bids', { token: reviewer.token });
    const ids = async () => ((await bids()).body.items as { id: string }[]).map(({ id }) => id);
    expect(await ids()).toContain(paper);
    await names();
    const answer = await bids();
    expect((answer.body.items as { id: string }[]).map(({ id }) => id)).not.toContain(paper);
    expect(JSON.stringify(answer.body)).not.toMatch(/Sample University|research-uni/);
  });
});
