import { auditOf } from '../../../test/audit-log.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { localDay, localInstant } from '../../conference/editions/local-instant.js';
import { SessionTokens } from '../../identity/sessions/session-tokens.js';
import { after, DAY, HOUR } from '../../platform/core/time.js';
import { responseDue } from '../responses/response.emails.js';
import { ResponseNotices } from '../responses/response-notices.js';
import { responseEndChanged } from './deadlines.emails.js';

const ZONE = 'Europe/London';
const reason = 'A reviewer was late.';

let server: TestApp;
let chair: Person;
let author: Person;
let paperId: string;
/** Of the edition. */
let closesAt: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  chair = await server.person('admin');
  author = await server.person('user');
  paperId = await reviewed();
  closesAt = after(server.clock.now(), 2 * DAY).toISOString();
  await setWindow({ open: true, closesAt });
});
afterAll(() => server.stop());

async function reviewed(): Promise<string> {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const reviewer = await server.person('reviewer');
  await reviewsOf(server, id, [reviewer.user.id]);
  return id;
}
const setWindow = (window: object) =>
  server.dataSource.query(`UPDATE editions SET document = jsonb_set(document, '{responses}', $1)`, [
    JSON.stringify({ wordLimit: 500, ...window }),
  ]);
async function pass(time: number): Promise<void> {
  server.clock.advance(time);
  const sessions = server.app.get(SessionTokens, { strict: false });
  for (const person of [chair, author])
    person.token = await server.dataSource.transaction((tx) => sessions.open(tx, person.user.id));
}
const inDays = (days: number) => localDay(after(server.clock.now(), days * DAY), ZONE);
const endOf = (day: string) => localInstant(day, '23:59:59', ZONE).toISOString();
const asChair = (method: string, path = '', body?: object, { token } = chair) =>
  server.call(method, `/admin/papers/${paperId}${path}`, { token, body });
const choose = (body: object, person = chair) =>
  asChair('POST', '/response-end', { seen: null, reason, ...body }, person);
const responseOf = async (id = paperId) =>
  (await server.call('GET', `/papers/${id}/response`, { token: author.token })).body;
const submit = (revision: number, id = paperId) =>
  server.call('POST', `/papers/${id}/response/submit`, {
    token: author.token,
    body: { revision, general: 'Thank you.', answers: [] },
  });
const notices = () => server.app.get(ResponseNotices, { strict: false }).run();

it('keeps the window of one paper open, and that of no other one', async () => {
  const other = await reviewed();
  const lastDay = inDays(7);
  expect((await asChair('GET')).body.responseEnd).toEqual({ closesAt, ownEnd: null });
  expect((await choose({ lastDay })).status).toBe(200);
  expect((await asChair('GET')).body.responseEnd).toEqual({
    closesAt: endOf(lastDay),
    ownEnd: endOf(lastDay),
  });
  expect(await responseOf()).toMatchObject({ isOpen: true, closesAt: endOf(lastDay) });
  expect(await responseOf(other)).toMatchObject({ isOpen: true, closesAt });

  await pass(3 * DAY);
  expect(await responseOf(other)).toMatchObject({ isOpen: false, reviews: [] });
  expect((await submit(0, other)).body.code).toBe('CLOSED');
  const { revision } = await responseOf();
  expect((await submit(revision)).status).toBe(200);
});

it('opens the window of a paper again, and tells its author and other organisers why', async () => {
  await pass(3 * DAY);
  expect((await submit(0)).body.code).toBe('CLOSED');
  const lastDay = inDays(3);
  expect((await choose({ lastDay })).status).toBe(200);
  const [email, ...more] = server.emails.to(author.user.email, responseEndChanged);
  expect(email?.data).toMatchObject({ reason, dueAt: new Date(endOf(lastDay)), isLater: true });
  expect(more).toEqual([]);
  expect((await asChair('GET')).body.notes[0].text).toContain(reason);
  expect(await auditOf(server, chair, paperId)).toContainEqual(
    expect.objectContaining({
      ...{ action: 'paper.response-end-changed', before: closesAt, after: endOf(lastDay) },
    }),
  );
  expect((await submit((await responseOf()).revision)).status).toBe(200);
});

it('reminds authors before the end of their paper', async () => {
  const lastDay = inDays(5);
  await choose({ lastDay });
  await notices();
  await pass(1 * DAY + HOUR);
  await notices();
  expect(server.emails.to(author.user.email, responseDue)).toEqual([]);
  const end = new Date(endOf(lastDay));
  await pass(end.getTime() - server.clock.now().getTime() - 3 * HOUR);
  await notices();
  const [email] = server.emails.to(author.user.email, responseDue);
  expect(email?.data.closesAt).toEqual(end);
});

it('returns to an earlier end or that of the edition, unless a response was sent since', async () => {
  const [later, latest] = [inDays(4), inDays(8)];
  await choose({ lastDay: latest });
  expect((await choose({ lastDay: later })).body.code).toBe('CHANGED_MEANWHILE');
  expect((await choose({ lastDay: later, seen: endOf(latest) })).status).toBe(200);
  expect(server.emails.last(author.user.email, responseEndChanged).data).toMatchObject({
    isLater: false,
  });
  expect((await choose({ lastDay: null, seen: endOf(later) })).status).toBe(200);
  expect(await responseOf()).toMatchObject({ closesAt });
  expect((await choose({ lastDay: null })).body.code).toBe('CONFLICT');

  await choose({ lastDay: latest });
  await pass(6 * DAY);
  expect((await submit((await responseOf()).revision)).status).toBe(200);
  const undone = await choose({ lastDay: null, seen: endOf(latest) });
  expect(undone).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(undone.body.message).toMatch(/^The authors submitted their response at .+ Choose a later/);
  expect(await responseOf()).toMatchObject({ isOpen: true, closesAt: endOf(latest) });
});

it('gives way to a later end of the edition', async () => {
  await choose({ lastDay: inDays(4) });
  expect(await listed()).toMatchObject([{ laterResponseEnd: endOf(inDays(4)) }]);
  const later = after(server.clock.now(), 9 * DAY).toISOString();
  await setWindow({ open: true, closesAt: later });
  expect(await responseOf()).toMatchObject({ closesAt: later });
  expect(await listed()).toMatchObject([{ laterResponseEnd: null }]);
});
async function listed() {
  const { body } = await server.call('GET', '/admin/papers?limit=100', { token: chair.token });
  return (body.items as { id: string }[]).filter(({ id }) => id === paperId);
}

it('takes a later day only, for a reason, while the paper is under review and the edition has an end', async () => {
  for (const lastDay of [inDays(1), inDays(500), 'soon'])
    expect((await choose({ lastDay })).body.fields).toHaveProperty('lastDay');
  expect((await choose({ lastDay: inDays(4), reason: ' ' })).body.fields).toHaveProperty('reason');
  const reader = await server.person('admin');
  await permit(server, reader, ['read-only']);
  expect((await choose({ lastDay: inDays(4) }, reader)).status).toBe(403);
  await server.dataSource.query('UPDATE papers SET owner_id = $2 WHERE id = $1', [
    ...[paperId, reader.user.id],
  ]);
  for (const window of [{ open: true }, { open: false, closesAt }]) {
    await setWindow(window);
    expect((await choose({ lastDay: inDays(4) })).body.code).toBe('CONFLICT');
    expect((await asChair('GET')).body.responseEnd).toBeNull();
  }
  await setWindow({ open: true, closesAt });
  await server.dataSource.query(`UPDATE papers SET shown_status = 'rejected' WHERE id = $1`, [
    paperId,
  ]);
  expect((await choose({ lastDay: inDays(4) })).body.code).toBe('INVALID_TRANSITION');
});
