import { codeFor, register } from '../../../test/accounts.js';
import type { Person } from '../../../test/people.js';
import { paperToReview } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { ReviewInvitations } from './review-invitations.service.js';
import { reviewInvitationLink } from '../reviews/review.emails.js';

let server: TestApp;
let chair: Person;
let author: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
});
beforeEach(async () => {
  paperId = await paperToReview(server, author.user.id);
});
afterAll(() => server.stop());

/** @returns the token of the link in the mail */
async function invite(email: string, days = 10): Promise<string> {
  await server.dataSource.transaction((tx) =>
    server.app.get(ReviewInvitations, { strict: false }).invite(tx, {
      paperId,
      round: 1,
      email,
      dueAt: after(server.clock.now(), days * DAY),
      invitedBy: chair.user.id,
      overrideReason: null,
    }),
  );
  const { link } = server.emails.last(email, reviewInvitationLink).data;
  return new URL(link).pathname.replace('/reviewers/invitations/', '');
}
const read = (token: string, caller?: string) =>
  server.call('GET', `/reviews/invitations/${token}`, { token: caller });
const accept = (token: string, caller?: string) =>
  server.call('POST', `/reviews/invitations/${token}/accept`, { token: caller });
const decline = (token: string) =>
  server.call('POST', `/reviews/invitations/${token}/decline`, {
    body: { isConflict: false, reason: 'No time.' },
  });
const mine = async (token: string) => (await server.call('GET', '/reviews', { token })).body.items;

it('shows the paper to the holder of the link, and stores only the hash of its token', async () => {
  const email = `${newId()}@example.org`;
  const token = await invite(email);
  expect(await read(token)).toMatchObject({
    status: 200,
    body: { email, paperTitle: 'Who moderates Yoruba?', paperId: null },
  });
  const rows = await server.dataSource.query(
    'SELECT i::text, m::text FROM review_invitations i, outgoing_emails m',
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('makes a new account with that address a reviewer, and verifies the address', async () => {
  const { email, token } = await register(server);
  const link = await invite(email.toUpperCase());
  expect(await accept(link, token)).toMatchObject({ status: 200, body: { paperId } });

  const { user } = (await server.call('GET', '/auth/me', { token })).body;
  expect(user).toMatchObject({ role: 'reviewer', isEmailVerified: true });
  expect(await mine(token)).toMatchObject([{ paperId, status: 'accepted' }]);
  expect((await read(link, token)).body).toMatchObject({ paperId });
  expect(await accept(link, token)).toMatchObject({ status: 200 });
  expect(await mine(token)).toHaveLength(1);
});

it('appears in the account that verifies the address', async () => {
  const { email, token } = await register(server);
  const link = await invite(email);
  await server.call('POST', '/auth/verify-email', {
    token,
    body: { email, code: codeFor(server, email) },
  });
  expect(await mine(token)).toMatchObject([{ paperId, status: 'invited' }]);
  expect((await accept(link, token)).status).toBe(200);
  expect(await mine(token)).toMatchObject([{ paperId, status: 'accepted' }]);
});

it('cannot be accepted with another address, or without an account', async () => {
  const link = await invite(`${newId()}@example.org`);
  const other = await server.person('user');
  expect(await accept(link, other.token)).toMatchObject({
    status: 409,
    body: { code: 'OTHER_ADDRESS' },
  });
  expect((await accept(link)).status).toBe(401);
  expect((await server.call('GET', '/auth/me', { token: other.token })).body.user.role).toBe(
    'researcher',
  );
});

it('can be declined without an account, once', async () => {
  const link = await invite(`${newId()}@example.org`);
  expect((await decline(link)).status).toBe(200);
  for (const answer of [await decline(link), await read(link)]) {
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INVITATION', message: 'This invitation was already answered.' },
    });
  }
});

it('can be answered once', async () => {
  const reviewer = await server.person('user');
  const link = await invite(reviewer.user.email);
  const answers = await Promise.all([
    accept(link, reviewer.token),
    accept(link, reviewer.token),
    decline(link),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await read(link)).body.message).toBe('This invitation was already answered.');
});

it('ends with its expiry, a newer link, and the round', async () => {
  const email = `${newId()}@example.org`;
  const old = await invite(email);
  const newer = await invite(email);
  expect(await read(old)).toMatchObject({ body: { code: 'INVALID_INVITATION' } });
  expect((await read(newer)).status).toBe(200);

  await server.dataSource.query(`UPDATE papers SET status = 'decision-recorded' WHERE id = $1`, [
    paperId,
  ]);
  expect(await read(newer)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  await server.dataSource.query(`UPDATE papers SET status = 'under-review' WHERE id = $1`, [
    paperId,
  ]);
  server.clock.advance(10 * DAY);
  expect((await read(newer)).body.message).toMatch(/has expired/);
});

it('does not make authors reviewers of their papers', async () => {
  const link = await invite(author.user.email);
  const { token } = author;
  expect(await accept(link, token)).toMatchObject({ body: { code: 'INVALID_INVITATION' } });
  expect((await server.call('GET', '/auth/me', { token })).body.user.role).toBe('researcher');
});
