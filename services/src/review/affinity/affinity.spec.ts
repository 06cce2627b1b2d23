import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { textAffinities } from './affinity.js';
import { AffinityJob } from './affinity-job.js';
import { ExpertisePersonalData } from './expertise.personal-data.js';
import { readPublications } from './publications.js';

const papers = [
  {
    id: 'radio',
    text: 'Speech recognition for community radio. We recognise speech on the radio.',
  },
  { id: 'films', text: 'Film archives and energy. What it costs to keep a film archive cool.' },
  { id: 'courts', text: 'Courts that publish. Judgments of lower courts, on the web.' },
];
const compare = (reviewers: Record<string, string[]>, languages = ['en']) =>
  textAffinities({
    papers,
    reviewers: Object.entries(reviewers).map(([id, texts]) => ({ id, texts })),
    languages,
  });

describe('text affinity', () => {
  it('is highest for the paper that shares rare terms, and names them as they are written', () => {
    const found = compare({ r: ['Recognising speech in noisy archives of community radios'] });
    const [first, second] = found.toSorted((a, b) => b.score - a.score);
    expect([first?.paperId, second?.paperId]).toEqual(['radio', 'films']);
    expect(first?.terms).toEqual(expect.arrayContaining(['community radio', 'speech']));
    expect(first?.score).toBeGreaterThan(2 * (second?.score ?? 1));
  });

  it('has the closest text of a reviewer, however many others there are', () => {
    const one = 'Film archives and what they cost';
    const others = ['Courts of appeal', 'Radio waves', 'Unrelated botany of alpine lichen'];
    const scoreOf = (texts: string[]) =>
      compare({ r: texts }).find(({ paperId }) => paperId === 'films')?.score;
    expect(scoreOf([one, ...others])).toBeCloseTo(scoreOf([one]) ?? 0, 6);
  });

  it('ignores stop words of the languages of the edition', () => {
    expect(compare({ r: ['What we keep on it for that'] }).map(({ terms }) => terms)).toEqual([
      ['keep'],
    ]);
    expect(compare({ r: ['that on what for'] })).toEqual([]);
    expect(compare({ r: ['that on what for'] }, ['ta'])).not.toEqual([]);
  });

  it('keeps a small part of the pairs of a large conference', () => {
    const many = Array.from({ length: 400 }, (_, at) => ({
      id: `p${at}`,
      text: `radio ${at % 7} word${at % 11} term${at % 13}`,
    }));
    const reviewers = Array.from({ length: 300 }, (_, at) => ({
      id: `r${at}`,
      texts: [`radio word${at % 11} term${at % 13}`],
    }));
    const found = textAffinities({ papers: many, reviewers, languages: ['en'] });
    expect(found.length).toBeLessThan(400 * 50 + 300 * 50 + 1);
    expect(new Set(found.map(({ reviewerId }) => reviewerId)).size).toBe(300);
  });
});

describe('pasted publications', () => {
  it('are read from BibTeX, with accents and without braces', async () => {
    const text = `
      @article{a, Title = {The {Caf\\'e} of Erd{\\H o}s \\& others}, ABSTRACT = "What  we\n drink."}
      @string{x = "y"}
      @inproceedings{b, author = {No Title}}
      @misc{c, title={Na{\\"i}ve models}}`;
    expect(await readPublications(text)).toEqual({
      publications: [
        { title: 'The Café of Erdős & others', abstract: 'What we drink.' },
        { title: 'Naïve models', abstract: '' },
      ],
      skipped: 1,
    });
  });

  it.each([
    ['empty lines', '\n'.repeat(170_000)],
    ['spaces', ' '.repeat(170_000)],
    ['signs of BibTeX', '@a\n'.repeat(60_000)],
    ['markup that is never closed', `@misc{a, title={${'<b'.repeat(80_000)}}}`],
  ])('are refused or read within a second, with %s', async (_what, text) => {
    const began = performance.now();
    await readPublications(`Title${text}x`).catch(() => undefined);
    await readPublications(text).catch(() => undefined);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('are read from text, a title above its abstract', async () => {
    const text = 'One title\nIts abstract\nin two lines.\r\n\r\n\n Another title ';
    expect((await readPublications(text)).publications).toEqual([
      { title: 'One title', abstract: 'Its abstract in two lines.' },
      { title: 'Another title', abstract: '' },
    ]);
  });
});

describe('a reviewer’s expertise', () => {
  let server: TestApp;
  let reviewer: Person;
  /** By its iD, what ORCID answers. */
  const records = new Map<string, object>();
  const orcid = createServer(({ url = '' }, response) => {
    const record = records.get(/^\/v3\.0\/(.+)\/works$/.exec(url)?.[1] ?? '');
    response.writeHead(record ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(record ?? {}));
  });
  beforeAll(async () => {
    await once(orcid.listen(0, '127.0.0.1'), 'listening');
    const { port } = orcid.address() as AddressInfo;
    server = await startTestApp({ orcidApiUrl: `http://127.0.0.1:${port}` });
    reviewer = await server.person('reviewer');
  });
  afterAll(async () => {
    orcid.close();
    await server.stop();
  });

  const call = (method: string, path: string, body?: unknown, { token } = reviewer) =>
    server.call(method, path, { token, body });
  const save = (changes: object = {}, person = reviewer) =>
    call(
      'PUT',
      '/reviews/expertise',
      { keywords: [], publications: [], version: 0, ...changes },
      person,
    );
  const stored = () =>
    server.dataSource.query<{ paper_id: string; terms: string[] }[]>(
      'SELECT paper_id, terms FROM text_affinities WHERE reviewer_id = $1',
      [reviewer.user.id],
    );

  it('is compared with papers after a change, of the reviewer or of a paper', async () => {
    const { user } = await server.person('user');
    const title = 'Quixotic dialects of Wakanda';
    const id = await submittedPaper(server, user.id, { title });
    expect((await save({ keywords: ['Wakanda dialects'] })).body).toMatchObject({ version: 1 });
    const job = server.app.get(AffinityJob, { strict: false });
    await job.refresh();
    expect(await stored()).toEqual([{ paper_id: id, terms: expect.arrayContaining(['wakanda']) }]);
    const other = await submittedPaper(server, user.id, { title });
    await job.refresh();
    expect((await stored()).map(({ paper_id }) => paper_id).sort()).toEqual([id, other].sort());
  });

  it('is compared again once its account is enabled, or its edition is current again', async () => {
    const { dataSource } = server;
    const job = server.app.get(AffinityJob, { strict: false });
    const set = (isDisabled: boolean) =>
      dataSource.query('UPDATE users SET is_disabled = $2 WHERE id = $1', [
        reviewer.user.id,
        isDisabled,
      ]);
    const before = await stored();
    await set(true);
    await job.refresh();
    expect(await stored()).toEqual([]);
    await set(false);
    await job.refresh();
    expect(await stored()).toEqual(before);
    const switchTo = async (isOther: boolean) => {
      await dataSource.query('UPDATE editions SET is_current = false');
      await dataSource.query(`UPDATE editions SET is_current = true WHERE (slug = 'other') = $1`, [
        isOther,
      ]);
      await job.refresh();
    };
    await dataSource.query(
      `INSERT INTO editions (id, slug, is_current, revision, document)
       SELECT gen_random_uuid(), 'other', false, 1, document FROM editions`,
    );
    await switchTo(true);
    expect(await stored()).toEqual([]);
    await switchTo(false);
    expect(await stored()).toEqual(before);
  });

  it('is saved and read up to its limits, in scripts of three bytes', async () => {
    const person = await server.person('reviewer');
    const publications = Array.from({ length: 100 }, (_, at) => ({
      title: `${at}`,
      abstract: 'ก'.repeat(5000),
    }));
    expect((await save({ publications }, person)).status).toBe(200);
    const pasted = { text: `Title\n${'ก'.repeat(190_000)}` };
    expect((await call('POST', '/reviews/expertise/publications', pasted)).status).toBe(200);
  });

  it('keeps a concurrent change, and reports it', async () => {
    const person = await server.person('reviewer');
    await save({ keywords: ['radio'] }, person);
    const late = await save({ keywords: ['film'] }, person);
    expect(late).toMatchObject({ status: 409, body: { current: { keywords: ['radio'] } } });
    expect((await save({ keywords: ['radio'] }, person)).status).toBe(200);
  });

  it('refuses broken BibTeX and text without a title, and stores nothing while reading', async () => {
    const read = (text: string) => call('POST', '/reviews/expertise/publications', { text });
    expect(await read('@article{a, title={open')).toMatchObject({
      status: 400,
      body: { fields: { text: expect.stringMatching(/braces/) } },
    });
    expect((await read('@article{a, year={2020}}')).status).toBe(400);
    expect(await read('A title\nAn abstract')).toMatchObject({ status: 200 });
  });

  it('reads the public works of an ORCID iD', async () => {
    const read = (text: string) => call('POST', '/reviews/expertise/publications', { text });
    const work = (...titles: (string | null)[]) => ({
      'work-summary': titles.map((value) => ({
        title: value && { title: { value } },
        type: 'other',
      })),
    });
    records.set('0000-0002-1825-0097', {
      group: [work('Radio\nfor all', 'Radio for all (preprint)'), work(null), work('Codes')],
    });
    records.set('0000-0001-5109-3700', { group: [] });
    const found = {
      publications: [
        { title: 'Radio for all', abstract: '' },
        { title: 'Codes', abstract: '' },
      ],
      skipped: 1,
    };
    for (const text of ['0000-0002-1825-0097', ' https://orcid.org/0000-0002-1825-0097/ '])
      expect(await read(text)).toMatchObject({ status: 200, body: found });
    expect(await read('0000-0001-5109-3700')).toMatchObject({
      ...{ status: 400, body: { fields: { text: expect.stringMatching(/no public works/) } } },
    });
    expect(await read('0000-0002-1694-233X')).toMatchObject({
      ...{ status: 503, body: { message: expect.stringMatching(/ORCID did not answer/) } },
    });
    // A wrong check digit is no iD, but a title.
    expect(await read('0000-0002-1825-0098')).toMatchObject({
      body: { publications: [{ title: '0000-0002-1825-0098' }] },
    });
  });

  it('is exported to the person and erased with the account, affinities as well', async () => {
    const { user } = await server.person('user');
    await submittedPaper(server, user.id, { title: 'Quixotic dialects of Wakanda' });
    const publications = [{ title: 'Wakanda speaks', abstract: 'In dialects.' }];
    const { version } = (await call('GET', '/reviews/expertise')).body;
    await save({ keywords: ['dialects'], publications, version });
    await server.app.get(AffinityJob, { strict: false }).refresh();
    expect(await stored()).not.toEqual([]);
    const part = server.app.get(ExpertisePersonalData, { strict: false });
    const { manager } = server.dataSource;
    expect(await part.collect(manager, reviewer.user)).toMatchObject({ publications });
    await part.erase(manager, reviewer.user);
    expect(await part.collect(manager, reviewer.user)).toBeNull();
    expect(await stored()).toEqual([]);
  });
});
