import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { named } from '../database/statement.js';
import { db } from '../database/db.js';
import { preparedPage, shapeOf } from './prepared-pages.js';

const prepared = { constants: ['status' as const], places: ['topic' as const, 'chairId' as const] };

describe('the shape of a page', () => {
  it('names constants by value and places by name', () => {
    const filters = { status: 'accepted', topic: 'Radio', sort: 'title', limit: 20, q: '' };
    expect(shapeOf(prepared, filters)).toEqual({ constants: ['accepted'], places: ['topic'] });
  });

  it('is unknown with a filter that is planned for its value', () => {
    expect(shapeOf(prepared, { q: 'radio' } as object)).toBeUndefined();
    expect(shapeOf(undefined, {})).toBeUndefined();
  });
});

it('builds a page once for each shape of a list', () => {
  const list = {};
  let built = 0;
  const build = () => {
    built += 1;
    return db.selectFrom('pictures').select('name');
  };
  const pages = ['one', 'one', 'other'].map((shape) => preparedPage(list, shape, build));
  expect(built).toBe(2);
  expect(pages[0]).toEqual(named(build()));
});

describe.each([
  ['are prepared', true],
  ['are not prepared for a pooler that loses them', false],
])('pages of lists', (title, hasPreparedStatements) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ hasPreparedStatements });
  });
  afterAll(() => server.stop());

  it(title, async () => {
    const { token } = await server.person('admin');
    const paths = [
      '/admin/papers?topic=Radio',
      '/admin/papers?topic=Film',
      '/admin/papers?q=radio',
    ];
    const pages = [];
    for (const path of paths) {
      const statements = await recordedStatements(async () => {
        expect((await server.call('GET', path, { token })).status).toBe(200);
      });
      pages.push(statements.find(({ text }) => text.includes('similarityPercent')));
    }
    const names = pages.map((page) => page?.name);
    expect(names[1]).toBe(names[0]);
    expect([names[0] !== undefined, names[2]]).toEqual([hasPreparedStatements, undefined]);
  });
});
