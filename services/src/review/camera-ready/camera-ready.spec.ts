import { createHash } from 'node:crypto';
import { parse as parseCsv } from 'csv-parse/sync';
import { auditOf } from '../../../test/audit-log.js';
import { download } from '../../../test/download.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { publicationData } from '../../../test/registration-data.js';
import { unzipped } from '../../../test/strict-readers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Config } from '../../platform/config/config.js';
import { cameraReadySentBack } from './camera-ready.emails.js';
import { cameraReadyExtended } from '../deadlines/deadlines.emails.js';

let server: TestApp;
let author: Person;
let chair: Person;
let id: string;
let content: Buffer;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  content = await paperPdf();
});
beforeEach(async () => {
  author = await server.person('user');
  id = await submittedPaper(server, author.user.id, { status: 'accepted' });
  await call('POST', '/payments/manual-registration', publicationData({ paperId: id }));
  await server.dataSource.query(
    `UPDATE registrations SET status = 'completed' WHERE paper_id = $1`,
    [id],
  );
  const agreed = await call('POST', `/papers/${id}/agreement`, { version: 'sample-1' });
  expect(agreed).toMatchObject({ status: 200 });
});
afterEach(() => dueOn(null));
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown, { token } = author) =>
  server.call(method, path, { token, body });
const upload = () => call('POST', `/papers/${id}/files`, paperForm(content));
const submit = () => call('POST', `/papers/${id}/camera-ready`);
const handIn = async () => {
  expect((await upload()).status).toBe(201);
  expect((await submit()).status).toBe(200);
};
const seen = async (by = chair) => (await call('GET', `/admin/papers/${id}`, undefined, by)).body;
const ownView = async () => (await call('GET', `/papers/${id}`)).body.cameraReady;
const ALL = ['pages', 'fonts', 'agreement', 'authors'];
const act = async (body: object, by = chair) => {
  const { revision } = (await seen()).cameraReady;
  return call('POST', `/admin/papers/${id}/camera-ready`, { revision, ...body }, by);
};
const check = () => act({ act: 'check', ticked: ALL });
const sendBack = () => act({ act: 'send-back', reasons: 'Embed the fonts.' });
const listed = async (cameraReady: string) => {
  const { items } = (
    await call('GET', `/admin/papers?cameraReady=${cameraReady}`, undefined, chair)
  ).body as { items: { id: string }[] };
  return items.some((paper) => paper.id === id);
};
/** Sets or removes the edition's date. */
const dueOn = (at: string | null) =>
  server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{dates}',
       (SELECT jsonb_agg(d) FROM jsonb_array_elements(document -> 'dates') d
         WHERE d ->> 'key' <> 'camera-ready') || $1::jsonb)`,
    [
      JSON.stringify(
        at === null
          ? []
          : [{ key: 'camera-ready', label: 'Camera-ready papers', day: at.slice(0, 10), at }],
      ),
    ],
  );

interface Work {
  items: { kind: string; count: number }[];
}
const countToCheck = async () => {
  const { items } = (await call('GET', '/admin/dashboard/work', undefined, chair)).body as Work;
  return items.find(({ kind }) => kind === 'camera-ready')?.count ?? 0;
};

describe('a camera-ready version', () => {
  it('is examined: pages, fonts, the agreement, and the authors on the first page', async () => {
    const missing = { state: 'missing', versionId: null, pages: null, isAgreed: true, acts: [] };
    expect((await seen()).cameraReady).toMatchObject(missing);
    expect((await sendBack()).body.code).toBe('INVALID_TRANSITION');
    const { findings } = (await upload()).body as { findings: { text: string }[] };
    const warnings = findings.map(({ text }) => text);
    expect(warnings).toContainEqual(expect.stringMatching(/does not name Esi Owusu 1\./));
    await submit();
    expect((await seen()).cameraReady).toMatchObject({
      ...{ state: 'received', pages: 8, maxPages: 8, isAgreed: true },
      ...{ missingFonts: ['Helvetica'], authorsNotFound: ['Esi Owusu 1'] },
      toTick: ['fonts', 'authors'],
    });
    const [{ texts }] = await server.dataSource.query(
      `SELECT manuscript_findings -> 'texts' AS texts FROM paper_versions WHERE paper_id = $1`,
      [id],
    );
    expect(texts).toBeNull();
  });

  it('is checked once an organiser confirms what the file does not prove', async () => {
    await handIn();
    expect(await listed('received')).toBe(true);
    const hasty = await act({ act: 'check', ticked: ['fonts'] });
    expect(hasty).toMatchObject({ status: 400, body: { fields: { ticked: expect.any(String) } } });
    expect((await act({ act: 'check', ticked: ['fonts', 'authors'] })).status).toBe(200);
    const { cameraReady, publication } = await seen();
    expect(cameraReady).toMatchObject({
      state: 'checked',
      acts: [{ act: 'check', ticked: ['fonts', 'authors'], version: 1, actor: 'Ada Okafor' }],
    });
    expect(publication.cameraReady).toBe('checked');
    expect([await listed('checked'), await listed('received')]).toEqual([true, false]);
    await handIn();
    expect((await seen()).cameraReady.state).toBe('received');
  });

  it('is sent back when the hold ends', async () => {
    await handIn();
    const toCheck = await countToCheck();
    const config = server.app.get(Config, { strict: false });
    try {
      Object.assign(config, { holdMinutes: 10 });
      expect((await sendBack()).body.heldUntil).toEqual(expect.any(String));
    } finally {
      Object.assign(config, { holdMinutes: 0 });
    }
    expect(await ownView()).toMatchObject({ state: 'received' });
    expect(await countToCheck()).toBe(toCheck - 1);
    const { hold } = await seen();
    await call('POST', `/admin/held-acts/${hold.id}/undo`, {}, chair);
    expect(await countToCheck()).toBe(toCheck);
    const emails = () => emailsOf(server.dataSource, `camera-ready-sent-back:${id}:`);
    expect(await emails()).toEqual([]);
    // The control.
    await sendBack();
    expect(await emails()).toHaveLength(1);
  });

  it('is sent back with reasons that the author reads, by email and on the page', async () => {
    await handIn();
    expect((await act({ act: 'send-back', reasons: ' ' })).status).toBe(400);
    expect((await sendBack()).status).toBe(200);
    const open = { state: 'sent-back', isOpen: true, reasons: 'Embed the fonts.' };
    expect(await ownView()).toMatchObject(open);
    const [email, ...more] = server.emails.to(author.user.email, cameraReadySentBack);
    expect(email?.data.reasons).toBe('Embed the fonts.');
    expect(more).toEqual([]);
    expect(await listed('sent-back')).toBe(true);
    expect((await call('POST', `/papers/${id}/agreement`, { version: 'sample-1' })).status).toBe(
      200,
    );
    await handIn();
    expect(await ownView()).toMatchObject({ state: 'received', reasons: '' });
    const entries = await auditOf(server, chair, id);
    const acts = entries.filter(({ action }) => action.startsWith('paper.camera-ready'));
    expect(acts).toMatchObject([
      { action: 'paper.camera-ready-submitted' },
      { action: 'paper.camera-ready-sent-back', before: 'received', after: 'sent-back' },
      { action: 'paper.camera-ready-submitted' },
    ]);
  });

  it('changes no more once it is locked, until an organiser unlocks it', async () => {
    await handIn();
    expect((await act({ act: 'lock' })).body.code).toBe('INVALID_TRANSITION');
    await check();
    expect((await act({ act: 'lock' })).status).toBe(200);
    expect(await listed('locked')).toBe(true);
    expect(await ownView()).toMatchObject({ state: 'locked', isOpen: false });
    expect((await upload()).status).toBe(409);
    expect((await sendBack()).body.code).toBe('INVALID_TRANSITION');
    expect((await act({ act: 'unlock' })).status).toBe(200);
    expect((await seen()).cameraReady.state).toBe('checked');
    await handIn();
  });

  it('is taken until the edition’s date, and later when it is sent back', async () => {
    const due = new Date(server.clock.now().getTime() + 60_000).toISOString();
    await dueOn(due);
    expect(await ownView()).toMatchObject({ by: due, isOpen: true });
    await handIn();
    server.clock.advance(120_000);
    expect(await ownView()).toMatchObject({ isOpen: false });
    expect((await upload()).body.code).toBe('CLOSED');
    await sendBack();
    await handIn();
  });
});

describe('acts on a camera-ready version', () => {
  it('are refused for a version that was replaced meanwhile', async () => {
    await handIn();
    const { revision } = (await seen()).cameraReady;
    await handIn();
    const stale = await act({ act: 'check', ticked: ALL, revision });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    const now = { revision: (await seen()).cameraReady.revision };
    const both = await Promise.all([
      act({ act: 'check', ticked: ALL, ...now }),
      act({ act: 'send-back', reasons: 'Embed the fonts.', ...now }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('need the right to change papers, and a paper of other people', async () => {
    await handIn();
    const reader = await server.person('admin');
    await permit(server, reader, ['read-only']);
    expect((await act({ act: 'check', ticked: ALL }, reader)).status).toBe(403);
    expect((await act({ act: 'check', ticked: ALL }, author)).status).toBe(403);
    await server.dataSource.query('UPDATE papers SET owner_id = $2 WHERE id = $1', [
      id,
      reader.user.id,
    ]);
    await permit(server, reader, ['chair']);
    expect((await act({ act: 'check', ticked: ALL }, reader)).status).toBe(404);
    // Control: another chair may.
    expect((await check()).status).toBe(200);
  });
});

it('counts versions to check among the work, without those of the chair', async () => {
  const work = async (by: Person) => {
    const { items } = (await call('GET', '/admin/dashboard/work', undefined, by)).body as {
      items: { kind: string; count: number }[];
    };
    return items.find(({ kind }) => kind === 'camera-ready')?.count ?? 0;
  };
  const before = await work(chair);
  await handIn();
  expect(await work(chair)).toBe(before + 1);
  await check();
  expect(await work(chair)).toBe(before);
});

it('exports all camera-ready files with a manifest of exactly these', async () => {
  await handIn();
  await check();
  const { number } = await seen();
  const archive = async (body: object, by = chair) => {
    const answer = await download(server, by.token, { kind: 'camera-ready', ...body });
    expect(answer.headers.get('content-disposition')).toContain('camera-ready-');
    return unzipped(Buffer.from(await answer.arrayBuffer()));
  };
  const name = `${String(number).padStart(4, '0')}-radio-and-its-machines.pdf`;
  const files = await archive({ cameraReady: 'checked' });
  expect(files.get(name)?.equals(content)).toBe(true);
  const rows = parseCsv<object>(files.get('manifest.csv') ?? '', { bom: true, columns: true });
  expect(rows).toHaveLength(files.size - 1);
  expect(rows).toContainEqual({
    Number: String(number),
    Title: 'Radio and its machines',
    Authors: 'Esi Owusu 1',
    File: name,
    Bytes: String(content.length),
    'SHA-256': createHash('sha256').update(content).digest('hex'),
    State: 'Checked',
  });
  expect([...(await archive({ cameraReady: 'locked' })).keys()]).not.toContain(name);
  const outsider = await server.person('admin');
  await permit(server, outsider, ['finance']);
  const refused = await call('POST', '/downloads', { kind: 'camera-ready' }, outsider);
  expect(refused.status).toBe(403);
});

it('takes a file after the deadline once it was extended for its author, who is told', async () => {
  const day = (days: number) =>
    new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
  await dueOn(day(-1));
  expect((await upload()).status).toBe(409);
  const { revision } = (await seen()).cameraReady;
  const body = { lastDay: day(6).slice(0, 10), reason: 'You were ill.', revision };
  const extend = () => call('POST', `/admin/papers/${id}/extend-camera-ready`, body, chair);
  expect((await extend()).status).toBe(200);
  expect((await extend()).status).toBe(409);
  expect((await ownView()).by > day(5)).toBe(true);
  const [email] = server.emails.to(author.user.email, cameraReadyExtended);
  expect(email?.data).toMatchObject({ reason: 'You were ill.' });
  const actions = (await auditOf(server, chair, id)).map(({ action }) => action);
  expect(actions).toContain('paper.camera-ready-extended');
  expect((await upload()).status).toBe(201);
  // A later date of the edition is for all.
  await dueOn(day(30));
  expect((await ownView()).by > day(29)).toBe(true);
});
