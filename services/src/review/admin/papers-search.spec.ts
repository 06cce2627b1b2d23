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
