import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { PaperVersion } from '../../papers/paper/paper-version.entity.js';
import { newId } from '../../platform/core/new-id.js';
import { MINUTE } from '../../platform/core/time.js';
import { FilesService } from '../../platform/files/files.service.js';
import { indexed, overlapOf } from './passages.js';
import { fingerprintsOf } from './shingles.js';
import { pairsToCompare, similarities } from './similarity.js';
import { SimilarityJob } from './similarity-job.js';

/** Park and Miller's generator: the same numbers in each run. */
function random(seed: number): () => number {
  let state = seed * 16_807 + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Frequent words are frequent, by Zipf's law. */
const word = (next: () => number) => `w${Math.floor(Math.exp(next() * Math.log(20_000)))}`;
const words = (seed: number, count: number) => {
  const next = random(seed);
  return Array.from({ length: count }, () => word(next));
};
/** About that share of the words is replaced, each on its own. */
function reworded(text: string[], share: number, seed: number): string[] {
  const next = random(seed);
  return text.map((each) => (next() < share ? `x${Math.floor(next() * 20_000)}` : each));
}
const shareOf = (own: string, other: string) => overlapOf(indexed(own), indexed(other)).share;

describe('similarity of texts', () => {
  const corpus = Array.from({ length: 100 }, (_, at) => words(at + 1, 2000));
  const compare = (texts: string[], changed = texts.keys()) => {
    const named = new Map(texts.map((text, at) => [String(at), text]));
    const marked = [...named].map(([id, text]) => ({ id, fingerprints: fingerprintsOf(text) }));
    return similarities(named, pairsToCompare(marked, new Set([...changed].map(String))));
  };

  it('finds a copy with a third of its words replaced, and leaves unrelated texts below 2 %', () => {
    const copy = reworded(corpus[7] ?? [], 0.3, 500);
    const found = compare([...corpus, copy].map((text) => text.join(' ')));
    const [first, ...others] = found.toSorted((a, b) => b.share - a.share);
    expect([first?.id, first?.otherId].sort()).toEqual(['100', '7']);
    expect(first?.share).toBeGreaterThan(0.25);
    expect(others.filter(({ id }) => id !== '100' && id !== '7').every((o) => o.share < 0.02)).toBe(
      true,
    );
  });

  it('names a passage of a long text word for word, and how much of each text it is', () => {
    const passage = words(900, 60).join(' ');
    const own = `${words(901, 940).join(' ')} ${passage}`;
    const other = `${words(902, 500).join(' ')}\n${passage.toUpperCase()}! ${words(903, 1440).join(' ')}`;
    const found = compare([own, other]);
    expect(found.map(({ share }) => Math.round(share * 100)).sort()).toEqual([3, 6]);
    const [[from, to] = [0, 0]] = found.find(({ id }) => id === '0')?.passages[0]?.own ?? [];
    expect(own.slice(from, to)).toContain(passage);
  });

  it('joins runs around changed words into one passage', () => {
    const text = words(910, 40);
    const changed = text.map((each, at) => (at % 12 === 11 ? 'other' : each));
    const { passages } = overlapOf(indexed(text.join(' ')), indexed(changed.join(' ')));
    expect(passages).toHaveLength(1);
    // The last four words are too few for a run.
    expect(passages[0]?.own).toHaveLength(3);
  });

  it('ignores common phrases, and punctuation and case', () => {
    expect(shareOf('in the context of this paper we see', 'In the context of this chapter')).toBe(
      0,
    );
    expect(
      shareOf(
        'One two, three four five six: seven eight!',
        'one two three FOUR five six seven eight',
      ),
    ).toBe(1);
  });

  it('compares characters of scripts without spaces', () => {
    const passage = '社区广播电台的语音识别需要大量的训练数据';
    expect(shareOf(passage, `我们认为${passage}。`)).toBe(1);
    expect(shareOf(passage, '法院在网络上公布的判决书及其语言的研究方法')).toBe(0);
    expect(shareOf('การรู้จำเสียงพูดสำหรับวิทยุชุมชน', 'วิทยุชุมชน')).toBe(0);
  });

  it('leaves out texts that share the template of a conference only', () => {
    const template = words(920, 80).join(' ');
    const texts = corpus.slice(0, 12).map((text) => `${template} ${text.join(' ')}`);
    expect(compare(texts)).toEqual([]);
    // Control: below the limit, it is a passage.
    expect(compare(texts.slice(0, 3))).not.toEqual([]);
  });

  it('ends within a second for texts of one repeated word', () => {
    const text = indexed('word '.repeat(40_000));
    const began = performance.now();
    expect(overlapOf(text, text).share).toBe(1);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('the check of a paper', () => {
  let server: TestApp;
  let chair: Person;
  beforeAll(async () => {
    server = await startTestApp();
    chair = await server.person('admin');
  });
  afterAll(() => server.stop());

  const passage = words(700, 120).join(' ');
  const job = () => server.app.get(SimilarityJob, { strict: false });
  const check = (id: string, { token } = chair) =>
    server.call('GET', `/admin/papers/${id}/similarity`, { token });

  async function addVersion(paperId: string, text: string, number = 1) {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage();
    page.drawText(text, { font, x: 50, y: 780, size: 8, maxWidth: 480, lineHeight: 10 });
    const content = Buffer.from(await document.save());
    const path = join(tmpdir(), `${newId()}.pdf`);
    await writeFile(path, content);
    const upload = { path, name: 'paper.pdf', type: 'application/pdf', extension: 'pdf' };
    const { manager } = server.dataSource;
    const files = server.app.get(FilesService, { strict: false });
    const about = { bytes: content.length, sha256: Buffer.alloc(32, number) };
    const fileId = await files.keep(manager, { ...upload, ...about }, 'paper');
    await manager.insert(PaperVersion, {
      ...{ id: newId(), paperId, number, stage: 'submission', round: 1, fileId, pages: 1 },
      ...{ isSubmitted: true, createdAt: server.clock.now() },
    });
  }

  async function paper(text: string, changes: Parameters<typeof submittedPaper>[2] = {}) {
    const { user } = await server.person('user');
    const abstract = words(Math.abs(text.length * 7919) % 9973, 30).join(' ');
    const id = await submittedPaper(server, user.id, { abstract, ...changes });
    await addVersion(id, text);
    return id;
  }

  it('shows a passage of another paper to chairs, soon after the file was submitted', async () => {
    const first = await paper(`${words(701, 180).join(' ')} ${passage}`);
    const second = await paper(`${passage} ${words(702, 60).join(' ')}`);
    expect((await check(first)).body).toEqual({
      ...{ state: 'pending', file: null, report: null },
      matches: [],
    });
    await until(async () => (await check(first)).body.state === 'compared');
    const { matches } = (await check(first)).body;
    expect(matches).toEqual([expect.objectContaining({ sharesAuthor: false })]);
    expect(matches[0].paper).toMatchObject({ id: second, edition: null });
    expect(matches[0].percent).toBeGreaterThan(30);
    const same = (pieces: { text: string; isMatching: boolean }[]) =>
      pieces.filter(({ isMatching }) => isMatching).map(({ text }) => text);
    expect(same(matches[0].passages[0].own).join(' ')).toContain(passage.slice(0, 300));
    expect(same(matches[0].passages[0].own)).toEqual(same(matches[0].passages[0].other));
    const [{ percent }] = (await check(second)).body.matches;
    expect(percent).toBeGreaterThan(matches[0].percent);
  });

  it('marks papers that share an author', async () => {
    const text = words(720, 100).join(' ');
    const authors = [{ email: 'esi@author.example' }];
    const first = await paper(text, { authors });
    await paper(`${text} `, { authors: [{ email: 'Esi@author.example' }] });
    await job().refresh();
    const { matches } = (await check(first)).body;
    expect(matches).toEqual([expect.objectContaining({ sharesAuthor: true })]);
  });

  it('hides matches, and their figure, from chairs who must not see them', async () => {
    const text = words(730, 100).join(' ');
    const first = await paper(text);
    const second = await paper(`${text} too`);
    await job().refresh();
    expect((await check(first)).body.matches).toHaveLength(1);
    await server.dataSource.query(
      `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at) VALUES ($1, $2, 'x', now())`,
      [second, chair.user.id],
    );
    expect((await check(first)).body).toEqual({
      ...{ state: 'compared', file: 'read', report: null },
      matches: [],
    });
    expect((await check(second)).status).toBe(404);
    const other = await server.person('admin');
    expect((await check(first, other)).body.matches).toHaveLength(1);
    for (const role of ['reviewer', 'user'] as const)
      expect((await check(first, await server.person(role))).status).toBe(403);
  });

  it('reads a newer version instead of the earlier one, and forgets a deleted paper', async () => {
    const text = words(740, 100).join(' ');
    const first = await paper(text);
    const second = await paper(`${text} also`);
    await job().refresh();
    expect((await check(first)).body.matches).toHaveLength(1);
    await addVersion(first, words(741, 100).join(' '), 2);
    expect((await check(first)).body.state).toBe('pending');
    await job().refresh();
    expect((await check(first)).body).toEqual({
      ...{ state: 'compared', file: 'read', report: null },
      matches: [],
    });
    await server.dataSource.query('DELETE FROM papers WHERE id = $1', [second]);
    const texts = await server.dataSource.query('SELECT FROM paper_texts WHERE paper_id = $1', [
      second,
    ]);
    expect(texts).toEqual([]);
  });

  it('compares title and abstract while a file is missing, and the file once it is back', async () => {
    const id = await paper(`${words(770, 60).join(' ')} ${passage}`);
    const keyOf = (key: string) =>
      server.dataSource.query<[[{ key: string }]]>(
        `UPDATE files f SET storage_key = $2 FROM files old
          WHERE f.id = old.id AND f.id IN (SELECT file_id FROM paper_versions WHERE paper_id = $1)
        RETURNING old.storage_key AS key`,
        [id, key],
      );
    const [[{ key }]] = await keyOf('missing');
    await job().refresh();
    expect((await check(id)).body).toEqual({
      ...{ state: 'compared', file: 'unavailable', report: null, matches: [] },
    });
    await keyOf(key);
    await job().refresh();
    const { file, matches } = (await check(id)).body;
    expect(file).toBe('read');
    expect(matches.length).toBeGreaterThan(0);
  });

  it('says that a file has pictures only', async () => {
    const id = await paper('');
    await job().refresh();
    expect((await check(id)).body).toMatchObject({ state: 'compared', file: 'unreadable' });
  });

  it('waits for a chair to check a similarity at the limit, and again when it grows', async () => {
    const text = words(780, 300);
    const first = await paper(text.slice(0, 200).join(' '));
    const second = await paper(text.slice(0, 120).join(' '));
    await job().refresh();
    const waiting = async ({ token } = chair) => {
      const { body } = await server.call('GET', '/admin/papers?needs=similarity&limit=100', {
        token,
      });
      return (body.items as { id: string }[]).map(({ id }) => id);
    };
    expect(await waiting()).toEqual(expect.arrayContaining([first, second]));
    const mark = (isChecked: boolean, { token } = chair) =>
      server.call('PUT', `/admin/papers/${first}/similarity/${second}`, {
        token,
        body: { isChecked },
      });
    expect((await mark(true)).body.matches[0]).toMatchObject({
      ...{ needsCheck: false, checkedAt: expect.any(String) },
    });
    expect((await check(second)).body.matches[0]).toMatchObject({ needsCheck: false });
    expect(await waiting()).not.toEqual(expect.arrayContaining([first]));
    expect((await mark(false)).body.matches[0]).toMatchObject({
      needsCheck: true,
      checkedAt: null,
    });
    await mark(true);
    await addVersion(second, text.slice(0, 200).join(' '), 2);
    await job().refresh();
    expect(await waiting()).toEqual(expect.arrayContaining([first, second]));
    // For those who must not see one of the two, there is nothing to check.
    const other = await server.person('admin');
    await server.dataSource.query(
      `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at) VALUES ($1, $2, 'x', now())`,
      [second, other.user.id],
    );
    expect(await waiting(other)).not.toEqual(expect.arrayContaining([first]));
    expect((await mark(true, other)).status).toBe(404);
  });

  it('compares a paper without a file once a minute, however often it is opened', async () => {
    const { user } = await server.person('user');
    const id = await submittedPaper(server, user.id);
    await job().refresh();
    const run = jest.spyOn(job(), 'refresh');
    expect((await check(id)).body.state).toBe('pending');
    expect((await check(id)).body.state).toBe('pending');
    expect(run).not.toHaveBeenCalled();
    server.clock.advance(2 * MINUTE);
    await check(id);
    expect(run).toHaveBeenCalledTimes(1);
    await job().refresh();
    run.mockRestore();
  });

  it('runs in one process at a time', async () => {
    const id = await paper(words(750, 60).join(' '));
    const runner = server.dataSource.createQueryRunner();
    const lock = `hashtextextended('similarity of papers', 0)`;
    await runner.query(`SELECT pg_advisory_lock(${lock})`);
    await job().refresh();
    const compared = () =>
      server.dataSource.query('SELECT FROM paper_texts WHERE paper_id = $1', [id]);
    expect(await compared()).toEqual([]);
    await runner.query(`SELECT pg_advisory_unlock(${lock})`);
    await runner.release();
    await job().refresh();
    expect(await compared()).toHaveLength(1);
  });
});
