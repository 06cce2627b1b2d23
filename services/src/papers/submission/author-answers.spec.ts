import { randomUUID } from 'node:crypto';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const author = (n: number) => ({
  givenName: 'Author',
  familyName: `Number ${n}`,
  email: `author${n}@example.org`,
  affiliation: 'University of Accra',
  country: 'Ghana',
  isPresenting: n === 1,
  isCorresponding: n === 1,
});
const authors = (...numbers: number[]) => numbers.map(author);

let server: TestApp;
let person: Person;
let pdf: Buffer;
beforeAll(async () => {
  server = await startTestApp();
  person = await server.person('user');
  pdf = await paperPdf();
});
afterAll(() => server.stop());

/** As browsers send it. */
const send = (method: string, path: string, body?: unknown) =>
  server.call(method, path, {
    token: person.token,
    headers: { 'idempotency-key': randomUUID() },
    body,
  });

async function draft() {
  return (await send('POST', '/papers', { kind: 'full-paper' })).body;
}

const steps = {
  save: (id: string, revision: number) =>
    send('PATCH', `/papers/${id}`, paperContent({ revision, authors: authors(1, 2, 3) })),
  upload: (id: string) => send('POST', `/papers/${id}/files`, paperForm(pdf)),
  submit: (id: string) => send('POST', `/papers/${id}/submit`, {}),
};

describe('a new paper', () => {
  it('is answered by each step as a read returns it', async () => {
    const begun = await draft();
    const { id } = begun;
    const read = async () => (await send('GET', `/papers/${id}`)).body;
    const expectRead = async (answer: { body: unknown }) =>
      expect(answer.body).toEqual(await read());
    await expectRead({ body: begun });
    await expectRead(await steps.save(id, begun.revision));
    const only = { revision: begun.revision + 1, title: 'Another title' };
    await expectRead(await send('PATCH', `/papers/${id}`, only));
    const fewer = { revision: begun.revision + 2, authors: authors(2, 1) };
    const { body } = await send('PATCH', `/papers/${id}`, fewer);
    expect(body).toEqual(await read());
    expect(body.authors).toEqual(authors(2, 1));
    await expectRead(await steps.upload(id));
    await expectRead(await steps.upload(id));
    const supplement = paperForm(pdf, { part: 'supplement', name: 'tables.pdf' });
    await expectRead(await send('POST', `/papers/${id}/files`, supplement));
    await expectRead(await steps.submit(id));
    const edited = paperForm(pdf, { name: 'edited.pdf' });
    await expectRead(await send('POST', `/papers/${id}/files`, edited));
  });

  it('shows the authors who denied, also in the answer to a save', async () => {
    const { id, revision } = await draft();
    await steps.save(id, revision);
    await server.dataSource.query(
      `INSERT INTO paper_co_authors (id, paper_id, email, token_hash, invited_at, denied_at)
       VALUES ($1, $2, 'author2@example.org', '', now(), now())`,
      [randomUUID(), id],
    );
    const { body } = await steps.save(id, revision + 1);
    expect(body).toMatchObject({ deniedAuthors: ['author2@example.org'] });
    expect(body).toEqual((await send('GET', `/papers/${id}`)).body);
  });

  it('keeps its search text when the list of authors changes', async () => {
    const { id, revision } = await draft();
    await steps.save(id, revision);
    const one = { revision: revision + 1, authors: authors(3) };
    expect(await send('PATCH', `/papers/${id}`, one)).toMatchObject({ status: 200 });
    const [row] = await server.dataSource.query<{ text: string }[]>(
      'SELECT authors_text AS text FROM papers WHERE id = $1',
      [id],
    );
    expect(row?.text).toBe('author number 3 author3@example.org university of accra');
  });
});
