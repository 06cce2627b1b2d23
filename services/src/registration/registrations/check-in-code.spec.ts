import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { parseCheckInCode } from './check-in-code.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('the database makes codes that differ, use every character and are read as they are', async () => {
  const rows = await server.dataSource.query<{ code: string }[]>(
    'SELECT new_check_in_code() AS code FROM generate_series(1, 1000)',
  );
  const codes = rows.map(({ code }) => code);
  expect(codes.map(parseCheckInCode)).toEqual(codes);
  expect(new Set(codes).size).toBe(1000);
  for (let place = 0; place < 13; place += 1)
    expect(new Set(codes.map((code) => code[place])).size).toBe(32);
});

it('a wrong character or a swap of neighbours is noticed', async () => {
  const [{ code = '' } = {}] = await server.dataSource.query<{ code: string }[]>(
    'SELECT new_check_in_code() AS code',
  );
  for (let at = 0; at < code.length; at += 1) {
    const wrong = code[at] === 'A' ? 'B' : 'A';
    expect(parseCheckInCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBeUndefined();
    const [left = '', right = ''] = code.slice(at, at + 2);
    if (right && left !== right)
      expect(
        parseCheckInCode(code.slice(0, at) + right + left + code.slice(at + 2)),
      ).toBeUndefined();
  }
});
