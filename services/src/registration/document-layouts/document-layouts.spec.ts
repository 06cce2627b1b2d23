import sharp from 'sharp';
import { runJob } from '../../../test/document-jobs.js';
import { download } from '../../../test/download.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { permit, type Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY } from '../../platform/core/time.js';
import { PicturesService } from '../../conference/pictures/pictures.service.js';
import type { LayoutAnswer } from './document-layouts.schema.js';
import { problemsOf } from './layout-check.js';
import { WORDED_KINDS } from './document-kinds.js';
import { DEFAULT_TEXTS } from './document-texts.js';

let server: TestApp;
let chair: Person;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  await permit(server, chair, ['chair']);
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: chair.token, body });
const read = async (kind: string) =>
  (await call('GET', `/admin/document-texts/${kind}`)).body as LayoutAnswer;
const save = async (kind: string, texts: object, signatures: object[] = []) => {
  const { version } = await read(kind);
  return call('PUT', `/admin/document-texts/${kind}`, { version, texts, signatures });
};

/** @param background of the picture: another colour makes another picture */
async function uploaded(background = '#00000000'): Promise<string> {
  const pixels = { width: 300, height: 120, channels: 4 as const, background };
  const png = await sharp({ create: pixels }).png().toBuffer();
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'signature.png');
  const { status, body } = await call('POST', '/admin/editions/pictures', form);
  expect(status).toBe(201);
  return body.address as string;
}

async function preview(documentKind: string, layout?: object) {
  const body = { kind: 'document-preview', documentKind, ...(layout && { layout }) };
  const file = Buffer.from(await (await download(server, chair.token, body)).arrayBuffer());
  return { file, text: (await pdfTexts([file])).join() };
}

/** Those with transparency. */
const picturesIn = (file: Buffer) => file.toString('latin1').match(/\/SMask \d+/g)?.length ?? 0;

describe('the check', () => {
  it.each(WORDED_KINDS)('accepts the texts of the code: %s', (kind) => {
    expect(problemsOf(kind, DEFAULT_TEXTS[kind])).toEqual({});
  });

  it.each([
    ['an unknown placeholder', { lead: 'For {nmae}' }, 'lead', '{nmae}'],
    ['a missing required one', { after: 'in person' }, 'after', '{date}'],
    [
      'a condition that is not complete',
      { before: '{mode, select, other {' },
      'before',
      'character',
    ],
    [
      'an option that never occurs',
      { before: '{mode, select, moon {a} other {}}' },
      'before',
      'moon',
    ],
    ['HTML', { lead: '<b>This</b>' }, 'lead', '<b>'],
    ['a title of two lines', { title: 'Certificate\nof attendance' }, 'title', 'one line'],
    ['a placeholder of another kind', { lead: '{paper}' }, 'lead', '{paper}'],
    ['a text that no document has', { closing: 'Goodbye' }, 'closing', 'no such text'],
    ['more lines than fit on the page', { lead: 'a\n'.repeat(6) }, 'lead', '6 lines'],
    ['more than fits on the page', { lead: 'a'.repeat(401) }, 'lead', '400'],
  ])('refuses %s, with its place', async (_case, texts, place, said) => {
    const { status, body } = await save('attendance', texts);
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual([`texts.${place}`]);
    expect(Object.values(body.fields as object).join()).toContain(said);
    expect((await read('attendance')).version).toBe(0);
  });
});

it('keeps the texts of issued documents, and lists versions', async () => {
  const author = await server.person('user');
  await submittedPaper(server, author.user.id, { status: 'accepted', title: 'A worded paper' });
  await runJob(server, chair.token, { kind: 'acceptance', output: 'documents' });
  const { body } = await save('acceptance', { title: 'Letter to {name}' });
  expect(body).toMatchObject({ version: 1, isLetter: true });
  const { items } = (await call('GET', '/admin/documents?kind=acceptance&state=issued')).body;
  const { id, number } = items[0].document;
  const titleOf = async (number: string) =>
    (await server.call('GET', `/verify/${number}`)).body.facts.title as string;
  expect(await titleOf(number)).toBe('Letter of acceptance');
  const replaced = await call('POST', `/admin/documents/${id}/replace`, { reason: 'New texts.' });
  expect(await titleOf(replaced.body.number)).toBe(`Letter to ${items[0].name}`);
  expect((await save('acceptance', {})).body).toMatchObject({
    version: 2,
    versions: [
      { version: 2, texts: {} },
      { version: 1, texts: { title: 'Letter to {name}' } },
    ],
  });
});

it('is saved once for a version: the second writer gets a 409', async () => {
  const { version } = await read('reviewing');
  const change = { version, texts: { lead: 'We thank' }, signatures: [] };
  const all = await Promise.all([
    call('PUT', '/admin/document-texts/reviewing', change),
    call('PUT', '/admin/document-texts/reviewing', change),
  ]);
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('signatures', () => {
  const signed = (picture: string) => [{ name: 'Ada Chair', role: 'Conference chair', picture }];

  it('are drawn with their picture', async () => {
    const unsigned = await preview('presentation');
    expect(unsigned.text).not.toContain('Ada Chair');
    expect(picturesIn(unsigned.file)).toBe(0);
    const picture = await uploaded();
    expect((await save('presentation', {}, signed(picture))).status).toBe(200);
    const { file, text } = await preview('presentation');
    expect(text).toContain('Ada Chair');
    expect(text).toContain('Conference chair');
    expect(picturesIn(file)).toBe(1);
  });

  it('are on a page with a logo, which needs an uploaded picture, too', async () => {
    const logo = await uploaded('#0000ff80');
    const layout = { texts: {}, signatures: signed(''), logo };
    const { file, text } = await preview('acceptance', layout);
    expect([picturesIn(file), text.includes('Ada Chair')]).toEqual([1, true]);
    const { version } = await read('acceptance');
    const body = { version, ...layout };
    const saved = (await call('PUT', '/admin/document-texts/acceptance', body))
      .body as LayoutAnswer;
    expect([saved.logo, saved.versions[0]?.logo]).toEqual([logo, logo]);
    const gone = {
      version: version + 1,
      ...layout,
      logo: `/api/v1/pictures/${'1'.repeat(20)}-3x1`,
    };
    const refused = await call('PUT', '/admin/document-texts/acceptance', gone);
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['logo']]);
  });

  it('need an uploaded picture', async () => {
    const unknown = `/api/v1/pictures/${'0'.repeat(20)}-300x120`;
    const { status, body } = await save('presentation', {}, signed(unknown));
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['signatures.0.picture']]);
  });
});

it('previews unsaved texts, of a sample where no one is listed', async () => {
  const layout = { texts: { lead: 'Hereby we certify that' }, signatures: [] };
  const { text } = await preview('reviewing', layout);
  expect(text).toContain('Hereby we certify that');
  expect(text).toContain('Featherstonehaugh');
});

// Last, since sessions end within the week.
it('keeps a picture while a version names it, and deletes another one after a week', async () => {
  const [used, unused] = [await uploaded('#00ff0080'), await uploaded('#ff000080')];
  await save('attendance', {}, [{ name: 'Ada Chair', role: 'Chair', picture: used }]);
  await save('attendance', {});
  server.clock.advance(8 * DAY);
  await server.app.get(PicturesService, { strict: false }).sweep();
  const statusOf = async (address: string) =>
    (await server.call('GET', address.replace('/api/v1', ''))).status;
  expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 404]);
});
