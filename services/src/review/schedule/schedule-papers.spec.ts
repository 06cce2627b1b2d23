import { once } from 'node:events';
import { Client } from 'pg';
import { submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { EditionDraft } from '../../conference/editions/edition-draft.schema.js';
import type { AdminEdition } from '../../conference/edition-editor/admin-editions.schema.js';
import type { Paper } from '../../papers/paper/paper.entity.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';

let server: TestApp;
let owner: Person;
let editor: Person;
let edition: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.person('admin');
  editor = await server.person('admin');
  await permit(server, editor, ['site-editor']);
  const { body } = await server.call('GET', '/admin/editions', { token: owner.token });
  edition = `/admin/editions/${(body.items as { id: string }[])[0]?.id}`;
});
afterAll(() => server.stop());

const ACCEPTED = { status: 'accepted', shownStatus: 'accepted' } as const;

/** @returns the number of a paper in this state */
async function paper(title: string, state: Partial<Paper>, email = 'esi@author.example') {
  const { user } = await server.person('user');
  const authors = [{ givenName: 'Esi', familyName: title, email }];
  const id = await submittedPaper(server, user.id, { title, authors, ...state });
  const [row] = await server.dataSource.query<{ number: number }[]>(
    'SELECT number FROM papers WHERE id = $1',
    [id],
  );
  return { id, number: row!.number };
}

const read = async ({ token }: Person) =>
  (await server.call('GET', edition, { token })).body as AdminEdition;

/** A schedule of one item that holds these papers. */
async function place(numbers: number[], { token } = owner) {
  const { revision, document } = await read(owner);
  const [day] = document.schedule;
  const [item] = day!.items;
  const papers = numbers.map((number) => ({ number }));
  const schedule: EditionDraft['schedule'] = [{ ...day!, items: [{ ...item!, papers }] }];
  return server.call('PATCH', edition, { token, body: { revision, schedule } });
}

/** As if it had been placed: no rule of the editor is asked. */
async function plant(numbers: number[]) {
  await place([]);
  const papers = JSON.stringify(numbers.map((number) => ({ number })));
  await server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{schedule,0,items,0,papers}', $1::jsonb)`,
    [papers],
  );
}

const visible = async () => JSON.stringify((await server.call('GET', '/edition')).body);
const choice = async ({ token }: Person) => {
  const { body } = await server.call('GET', `${edition}/schedule-papers`, { token });
  return (body.items as { title: string }[]).map(({ title }) => title);
};

describe('papers of which visitors may not read', () => {
  const HIDDEN: [string, Partial<Paper>][] = [
    ['Study Recorded', { status: 'decision-recorded', shownStatus: 'under-review' }],
    ['Study Verified', { status: 'verified', shownStatus: 'revision-submitted' }],
    ['Study Reopened', { status: 'under-review', shownStatus: 'under-review' }],
    ['Study Rejected', { status: 'rejected', shownStatus: 'rejected' }],
    ['Study Withdrawn', { status: 'withdrawn', shownStatus: 'withdrawn' }],
  ];

  it.each(HIDDEN)('are shown to no one: %s', async (title, state) => {
    const { id, number } = await paper(title, state);
    await plant([number]);
    expect(await visible()).not.toMatch(new RegExp(`${title}|schedulePapers|"papers"`));
    expect(await choice(editor)).not.toContain(title);
    expect(await choice(owner)).not.toContain(title);

    await server.dataSource.query(
      `UPDATE papers SET status = 'accepted', shown_status = 'accepted' WHERE id = $1`,
      [id],
    );
    expect(await visible()).toContain(`"title":"${title}","authors":["Esi ${title}"]`);
    expect(await choice(editor)).toContain(title);
  });

  it('are refused when an earlier revision that has them is restored', async () => {
    const { id, number } = await paper('Restored', ACCEPTED);
    await place([number]);
    const { revision } = await read(owner);
    await place([]);
    const restore = async () => {
      const body = { revision: (await read(owner)).revision };
      const path = `${edition}/history/${revision}/restore`;
      return server.call('POST', path, { token: owner.token, body });
    };
    const accept = (status: string) =>
      server.dataSource.query('UPDATE papers SET status = $2, shown_status = $2 WHERE id = $1', [
        ...[id, status],
      ]);
    await accept('withdrawn');
    expect(await restore()).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(`Paper ${number} is not an accepted paper`) },
    });
    // The control.
    await accept('accepted');
    expect((await restore()).status).toBe(200);
  });

  it('are refused like papers that do not exist', async () => {
    await place([]);
    const { number } = await paper('Waiting', HIDDEN[0]![1]);
    const refusalOf = async (which: number) => {
      const { status, body } = await place([which], editor);
      expect(status).toBe(400);
      return JSON.stringify(body.fields).replace(String(which), 'N');
    };
    expect(await refusalOf(number)).toBe(await refusalOf(77_777));
    expect(await refusalOf(number)).toContain('schedule.0.items.0.papers.0.number');
  });
});

it('shows a released paper once it is placed, without people who denied to be its authors', async () => {
  const { id, number } = await paper('Named', ACCEPTED, 'denied@author.example');
  await server.dataSource.query(
    `INSERT INTO paper_co_authors (id, paper_id, email, token_hash, invited_at, denied_at)
     VALUES (gen_random_uuid(), $1, 'Denied@author.example', '\\x00', now(), now())`,
    [id],
  );
  expect(await visible()).not.toContain('Named');
  expect((await place([number], editor)).status).toBe(200);
  expect(await visible()).toContain(`{"number":${number},"title":"Named","authors":[]}`);
});

/** Begins to listen; the promise within settles once the site is asked to be composed. */
async function nextPublication(): Promise<{ published: Promise<unknown> }> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query('LISTEN site_changes');
  const published = once(client, 'notification');
  return { published: published.then(() => client.end()) };
}

it('stops showing a paper that is withdrawn, asks to remove it, and still saves other sections', async () => {
  const { id, number } = await paper('Leaving', ACCEPTED);
  expect((await place([number])).status).toBe(200);
  const tag = async () => (await server.call('GET', '/edition')).headers.get('etag');
  const tagBefore = await tag();
  const asked = async () => {
    const { body } = await server.call('GET', '/admin/dashboard/work', { token: editor.token });
    return (body.items as { kind: string; count: number }[]).filter(
      ({ kind }) => kind === 'schedule-papers',
    );
  };
  expect(await asked()).toEqual([]);
  const { published } = await nextPublication();
  const transitions = server.app.get(PaperTransitions, { strict: false });
  await server.dataSource.transaction(async (tx) =>
    transitions.apply(tx, await transitions.lock(tx, id), 'withdraw', owner.user.id),
  );

  await published;
  expect(await visible()).not.toContain('Leaving');
  expect(await tag()).not.toBe(tagBefore);
  expect(await asked()).toEqual([expect.objectContaining({ count: 1 })]);
  const { revision, document } = await read(owner);
  const about = { ...document.about, heading: 'Another heading' };
  const saved = await server.call('PATCH', edition, {
    token: owner.token,
    body: { revision, about, schedule: document.schedule },
  });
  expect(saved.status).toBe(200);
});

it('offers an organiser no paper that they have a conflict with, until visitors see it', async () => {
  const { number } = await paper('Mine', ACCEPTED, owner.user.email);
  await place([]);
  expect(await choice(owner)).not.toContain('Mine');
  expect(await choice(editor)).toContain('Mine');
  expect((await place([number], owner)).status).toBe(400);
  const { schedule } = (await read(owner)).document;
  const [day] = schedule;
  const items = [{ ...day!.items[0]!, papers: [{ number }] }];
  const preview = ({ token }: Person) =>
    server.call('POST', `${edition}/preview`, {
      token,
      body: { schedule: [{ ...day!, items }] },
    });
  expect((await preview(owner)).status).toBe(400);
  expect((await preview(editor)).status).toBe(201);
  expect((await place([number], editor)).status).toBe(200);
  expect(await choice(owner)).toContain('Mine');
});

it('leaves papers out of a copy for the next year', async () => {
  const { number } = await paper('Of this year', ACCEPTED);
  expect((await place([number])).status).toBe(200);
  const { body } = await server.call('POST', `${edition}/copy`, { token: owner.token });
  expect(JSON.stringify((body as unknown as AdminEdition).document)).not.toContain('"papers"');
});
