import { Client } from 'pg';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let chair: Person;
let paper: string;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  const { user } = await server.person('user');
  await submittedPaper(server, user.id, { title: 'Another paper' });
  paper = await submittedPaper(server, user.id, {
    title: 'Who moderates Yoruba?',
    authors: [{ familyName: 'Owusu', affiliation: 'University of Ibadan (sample)' }, {}],
  });
});
afterAll(() => server.stop());

const isFound = async (q: string) => {
  const path = `/admin/papers?q=${encodeURIComponent(q)}`;
  const { body } = await server.call('GET', path, { token: chair.token });
  const ids = (body.items as { id: string }[]).map(({ id }) => id);
  expect(ids.filter((id) => id !== paper)).toEqual([]);
  return ids.includes(paper);
};
const change = (sql: string) => server.dataSource.query(sql, [paper]);

it('finds a paper by a part of its title, and by a name or an institution of its authors', async () => {
  expect(await isFound('YORUBA')).toBe(true);
  expect(await isFound('ibadan')).toBe(true);
  expect(await isFound('%')).toBe(false);
});

describe('a search for words', () => {
  let written: string;
  beforeAll(async () => {
    const { user } = await server.person('user');
    written = await submittedPaper(server, user.id, {
      title: 'Listening to archives',
      abstract:
        'We compare community broadcasters.\nTheir <b>transcribed</b> interviews, and what listeners remember of them, were collected in Dakar.',
      keywords: ['oral history', 'mémoire'],
    });
  });

  const found = async (q: string) => {
    const path = `/admin/papers?q=${encodeURIComponent(q)}`;
    const { body, status } = await server.call('GET', path, { token: chair.token });
    expect(status).toBe(200);
    return body.items as { id: string; found: { text: string; isMatch: boolean }[] | null }[];
  };

  it('finds them in abstract, keywords and title, in any form and order; others it does not find', async () => {
    for (const q of [
      'broadcaster',
      'Dakar collecting',
      'listen histories',
      'MÉMOIRE',
      '"oral history"',
    ]) {
      expect((await found(q)).map(({ id }) => id)).toEqual([written]);
    }
    for (const q of ['Dakar Yoruba', '"history oral"', 'Dakar -listeners', 'broadcasting-tower']) {
      expect(await found(q)).toEqual([]);
    }
  });

  it('says where they are, as plain text in parts', async () => {
    const [{ found: parts } = { found: null }] = await found('transcribing');
    expect(parts?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'transcribed',
    ]);
    const text = parts?.map((part) => part.text).join('');
    expect(text).toContain('Their <b>transcribed</b> interviews, and what listeners remember');
  });

  it('finds the forms of words in the languages of the edition, and marks them', async () => {
    const { user } = await server.person('user');
    const french = await submittedPaper(server, user.id, {
      title: 'Voix du fleuve',
      abstract: 'Nous étudions les journaux de pêcheurs et leurs émissions.',
    });
    const setLanguages = (languages: string[]) =>
      server.dataSource.query(
        `UPDATE editions SET document = document || jsonb_build_object('paperLanguages', $1::jsonb)
          WHERE is_current`,
        [JSON.stringify(languages)],
      );
    expect(await found('journal')).toEqual([]);

    await setLanguages(['en', 'fr']);
    const [match, ...others] = await found('journal');
    expect([match?.id, others]).toEqual([french, []]);
    expect(match?.found).toContainEqual({ text: 'journaux', isMatch: true });
    expect((await found('broadcaster'))[0]?.id).toBe(written);
    expect(await found('journal -pêcheur')).toEqual([]);

    const later = await submittedPaper(server, user.id, { title: 'Les journaux du lac' });
    expect((await found('journal')).map(({ id }) => id).sort()).toEqual([french, later].sort());
    await setLanguages(['en']);
    expect(await found('journal')).toEqual([]);
  });

  it('says nothing where the words are in the title or in a name only, and without a search', async () => {
    expect((await found('archive'))[0]).toMatchObject({ id: written, found: null });
    expect((await found('owusu 1'))[0]?.found).toBeNull();
    expect((await found(''))[0]?.found).toBeNull();
  });

  it.each(["'", '"', '\\', '!', '& |', '<->', 'a:*', '((', '-', '%'])(
    'takes %j for text, not for syntax',
    async (q) => {
      expect(Array.isArray(await found(q))).toBe(true);
    },
  );

  it('reads words by their index, where a table of papers would be read whole without it', async () => {
    const plan = async () => {
      const { rows } = await owner.query(
        `EXPLAIN SELECT id FROM papers WHERE submitted_at IS NOT NULL
           AND search_words @@ websearch_to_tsquery('english', 'transcribed')`,
      );
      return JSON.stringify(rows);
    };
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    await owner.query('BEGIN');
    await owner.query('SET LOCAL enable_seqscan = off');
    for (const index of ['papers_submitted_at', 'papers_listed_number', 'papers_sort_title'])
      await owner.query(`DROP INDEX ${index}`);
    expect(await plan()).toContain('papers_search_words');
    await owner.query('DROP INDEX papers_search_words');
    expect(await plan()).not.toContain('papers_search_words');
    await owner.query('ROLLBACK');
    await owner.end();
  });
});

it('knows the authors as they are', async () => {
  await change(
    `UPDATE paper_authors SET family_name = 'Mensah' WHERE paper_id = $1 AND position = 1`,
  );
  expect(await isFound('mensah')).toBe(true);
  await change(`
    INSERT INTO paper_authors SELECT paper_id, 3, 'Third', 'Adjei', 'third@author.example', '', '', false, false
      FROM paper_authors WHERE paper_id = $1 AND position = 1`);
  expect(await isFound('third adjei')).toBe(true);
  await change('DELETE FROM paper_authors WHERE paper_id = $1 AND position = 3');
  expect(await isFound('third adjei')).toBe(false);
});
