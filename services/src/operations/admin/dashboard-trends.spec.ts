import { submittedPaper } from '../../../test/papers.js';
import { PaymentsLab } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import type { Trends } from './dashboard-trends.schema.js';

const WEEK = 7 * 86_400_000;

let server: TestApp;
let lab: PaymentsLab;
let forumAt: number;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  [forumAt] = (await trends()).editions.map((edition) => Date.parse(edition.forumAt)) as [number];
});
afterAll(() => server.stop());

const trends = async () => {
  const { token } = await server.person('admin');
  return (await server.call('GET', '/admin/dashboard/trends', { token })).body as Trends;
};

const weeksBefore = (weeks: number) => new Date(forumAt - weeks * WEEK);

it('adds up by weeks before the forum, next to the edition before at this point', async () => {
  server.clock.set(weeksBefore(6.5));
  const author = await server.person('user');
  for (const weeks of [30, 8.5, 7]) {
    await submittedPaper(server, author.user.id, { submittedAt: weeksBefore(weeks) });
  }
  const before = newId();
  await server.dataSource.query(
    `INSERT INTO editions (id, slug, is_current, revision, document)
     SELECT $1, '2024', false, 1, jsonb_set(document, '{year}', '2024') FROM editions`,
    [before],
  );
  for (const weeks of [10, 2]) {
    const changes = { editionId: before, submittedAt: weeksBefore(weeks) };
    await submittedPaper(server, author.user.id, changes);
  }

  const [current, last] = (await trends()).editions.map(({ year, trends: { submissions } }) => ({
    year,
    ...submissions,
  }));
  expect(current).toMatchObject({ year: 2025, total: 3, atThisPoint: 3 });
  const week = (weeks: number) => current?.byWeek[24 - weeks];
  expect([24, 9, 8, 7, 6].map(week)).toEqual([1, 1, 2, 3, 3]);
  expect(last).toMatchObject({ year: 2024, total: 2, atThisPoint: 1 });
});

it('ends now while all work came after the forum, as before the dates are set', async () => {
  const sql = (text: string, values: unknown[] = []) =>
    server.dataSource.query<{ editionId: string; dates: { at: string }[] }[]>(text, values);
  const [{ editionId, dates } = { editionId: '', dates: [] }] = await sql(
    `SELECT id AS "editionId", document -> 'dates' AS dates FROM editions WHERE is_current`,
  );
  const setDates = (dates: { at: string }[]) =>
    sql(`UPDATE editions SET document = jsonb_set(document, '{dates}', $1) WHERE is_current`, [
      JSON.stringify(dates),
    ]);
  await setDates(dates.map((date) => ({ ...date, at: '2020-01-01T00:00:00Z' })));
  server.clock.set(weeksBefore(-10));
  const author = await server.person('user');
  await submittedPaper(server, author.user.id, { editionId, submittedAt: weeksBefore(-9) });
  const read = async () => {
    const [edition] = (await trends()).editions;
    const { byWeek, total, atThisPoint } = edition?.trends.submissions ?? { byWeek: [] };
    expect(edition?.isUntilNow).toBe(true);
    expect(atThisPoint).toBe(total);
    return [byWeek[24 - 4], byWeek[24 - 3], byWeek[24]] as number[];
  };
  const [four = 0, three = 0, now = 0] = await read();
  await submittedPaper(server, author.user.id, { editionId, submittedAt: weeksBefore(-6.5) });
  expect(await read()).toEqual([four, three + 1, now + 1]);

  await setDates(dates);
  const [edition] = (await trends()).editions;
  expect(edition?.isUntilNow).toBe(edition?.trends.submissions.byWeek[23] === 0);
});

it('counts live registrations, and payments once they are confirmed', async () => {
  server.clock.set(weeksBefore(5));
  const [kept, gone] = [await lab.registered(), await lab.registered()];
  await lab.reject(gone.id);
  const figures = async () => {
    const [edition] = (await trends()).editions;
    return [edition?.trends.registrations.total, edition?.trends.payments?.total];
  };
  expect(await figures()).toEqual([1, 0]);
  expect((await lab.confirm(kept.id)).status).toBe(200);
  expect(await figures()).toEqual([1, 50]);
});
