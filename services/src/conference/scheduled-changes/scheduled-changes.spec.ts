import { auditRows } from '../../../test/admin-reads.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { HOUR } from '../../platform/core/time.js';
import type { PublicEdition } from '../editions/edition.schema.js';
import { ScheduledChangesRunner } from './scheduled-changes-runner.js';
import type { ScheduledChangesAnswer } from './scheduled-changes.schema.js';

let server: TestApp;
let owner: Person;
let id: string;
beforeEach(async () => {
  server = await startTestApp();
  // Before the dates of the sample edition, where a day counts as one.
  server.clock.set(new Date('2025-09-20T08:00:00Z'));
  owner = await server.person('admin');
  const { body } = await server.call('GET', '/admin/editions', { token: owner.token });
  id = (body as { items: { id: string }[] }).items[0]!.id;
});
afterEach(() => server.stop());

const close = { act: 'close', of: 'submissions' };
const open = { act: 'open', of: 'submissions' };
const extend = { act: 'extend', date: 'full-paper', day: '2025-10-08' };

const as = ({ token }: Person, method: string, path = '', body?: object) =>
  server.call(method, `/admin/editions/${id}/scheduled-changes${path}`, { token, body });
const inHours = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const schedule = (hours: number, change: object, by = owner) =>
  as(by, 'POST', '', { at: inHours(hours), change });
const runDue = () => server.app.get(ScheduledChangesRunner, { strict: false }).runDue();
const list = async () => ((await as(owner, 'GET')).body as ScheduledChangesAnswer).items;
const visible = async () => (await server.call('GET', '/edition')).body as PublicEdition;
const dayOf = async (key: string) => (await visible()).dates.find((date) => date.key === key)?.day;

it('takes effect at its time, once over two processes, and not before', async () => {
  const { revision } = await visible();
  expect((await schedule(2, extend)).status).toBe(201);
  server.clock.advance(2 * HOUR - 60_000);
  await runDue();
  expect(await dayOf('full-paper')).toBe('2025-10-05');
  server.clock.advance(60_000);
  await Promise.all([runDue(), runDue(), runDue()]);
  expect(await dayOf('full-paper')).toBe('2025-10-08');
  expect((await visible()).revision).toBe(revision + 1);
  expect(await list()).toMatchObject([{ status: 'done', change: extend, problem: null }]);
  const actions = (await auditRows(server, owner.token, { subject: id })).map((row) => row.action);
  expect(actions).toEqual(['scheduled-change.done', 'edition.saved', 'scheduled-change.added']);
});

it('runs missed changes in order at the start', async () => {
  await schedule(1, close);
  await schedule(3, open);
  await schedule(2, extend);
  const { revision } = await visible();
  server.clock.advance(10 * HOUR);
  server.app.get(ScheduledChangesRunner, { strict: false }).onApplicationBootstrap();
  await until(async () => (await list()).every(({ status }) => status === 'done'));
  expect(await list()).toMatchObject([{ change: close }, { change: extend }, { change: open }]);
  expect(await visible()).toMatchObject({ revision: revision + 3, submissions: { open: true } });
});

it('is cancelled until then; the control takes effect', async () => {
  const [first] = ((await schedule(1, close)).body as ScheduledChangesAnswer).items;
  const cancel = () => as(owner, 'POST', `/${first?.id}/cancel`, {});
  expect((await cancel()).status).toBe(200);
  server.clock.advance(2 * HOUR);
  await runDue();
  expect((await visible()).submissions.open).toBe(true);
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  await schedule(1, close);
  server.clock.advance(2 * HOUR);
  await runDue();
  expect((await visible()).submissions.open).toBe(false);
});

it('moves a closing that is before the extended deadline', async () => {
  const path = `/admin/editions/${id}`;
  const { revision } = await visible();
  const submissions = { open: true, closesAt: '2025-10-06T12:00:00Z' };
  await server.call('PATCH', path, { token: owner.token, body: { revision, submissions } });
  await schedule(1, extend);
  server.clock.advance(HOUR);
  await runDue();
  const { dates, submissions: after } = await visible();
  expect(after.closesAt).toBe(dates.find(({ key }) => key === 'full-paper')?.at);
});

it('changes prices for new registrations', async () => {
  const { fees } = await visible();
  const [offer] = fees.packages;
  const prices = { student: 199, professional: 299 };
  await schedule(1, { act: 'price', packageId: offer?.id, prices });
  server.clock.advance(HOUR);
  await runDue();
  const after = (await visible()).fees;
  expect(after.packages[0]?.prices).toEqual(prices);
  expect(after.revision).toBe(fees.revision + 1);
});

it('refuses what the edition would refuse then', async () => {
  const refused = async (hours: number, change: object) => {
    const { status, body } = await schedule(hours, change);
    return [status, ...Object.keys((body as { fields: object }).fields)];
  };
  expect(await refused(-1, close)).toEqual([400, 'at']);
  expect(await refused(24 * 400, close)).toEqual([400, 'at']);
  // Open already.
  expect(await refused(1, open)).toEqual([400, 'at']);
  expect(await refused(1, { ...extend, day: '2025-10-01' })).toEqual([400, 'day']);
  // Over by then.
  expect(await refused(24 * 30, extend)).toEqual([400, 'day']);
  // After the notification.
  expect(await refused(1, { ...extend, day: '2025-10-20' })).toEqual([400, 'day']);
  expect(await refused(1, { ...extend, date: 'camera-ready' })).toEqual([400, 'date']);
});

it('fails, with the reason, when the edition no longer allows it', async () => {
  await schedule(1, extend);
  const { revision, dates } = await visible();
  const later = dates.map((date) =>
    date.key === 'full-paper' ? { ...date, day: '2025-10-09' } : date,
  );
  const body = { revision, dates: later };
  await server.call('PATCH', `/admin/editions/${id}`, { token: owner.token, body });
  server.clock.advance(HOUR);
  await runDue();
  expect(await list()).toMatchObject([
    { status: 'failed', problem: 'The date is 9 October 2025 by then. Please choose a later day.' },
  ]);
  expect(await dayOf('full-paper')).toBe('2025-10-09');
});

it('needs the right to the setting, when it is scheduled and when it takes effect', async () => {
  const chair = await server.person('admin');
  await permit(server, chair, ['chair']);
  const refused = await schedule(1, { act: 'close', of: 'registration' }, chair);
  expect(refused.status).toBe(403);
  expect((await schedule(1, close, chair)).status).toBe(201);
  await permit(server, chair, ['finance']);
  server.clock.advance(HOUR);
  await runDue();
  expect(await list()).toMatchObject([{ status: 'failed' }]);
  expect((await visible()).submissions.open).toBe(true);
});
