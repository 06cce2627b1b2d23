import { codeFor, register } from '../../../test/accounts.js';
import type { Person } from '../../../test/people.js';
import { auditOf } from '../../../test/audit-log.js';
import { verificationCode } from '../../identity/email-verification/verification-code.email.js';
import { AUTHORS_SEE, paperToReview } from '../../../test/review-data.js';
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
const signUp = (changes: object = {}) => ({
  firstName: 'Lindiwe',
  lastName: 'Mokoena',
  password: 'a long enough phrase',
  institution: 'University (sample)',
  ...changes,
});
const redeem = (
  token: string,
  body: object = signUp(),
  headers?: Record<string, string>,
  caller?: string,
) => server.call('POST', `/reviews/invitations/${token}/account`, { token: caller, body, headers });
const mine = async (token: string) => (await server.call('GET', '/reviews', { token })).body.items;

it('shows the paper to the holder of the link, and stores only the hash of its token', async () => {
  const email = `${newId()}@example.org`;
  const token = await invite(email);
  expect(await read(token)).toMatchObject({
    status: 200,
    body: {
      email,
      invitedBy: expect.any(String),
      paperTitle: 'Who moderates Yoruba?',
      pages: 7,
      visibleToAuthors: AUTHORS_SEE,
      paperId: null,
    },
  });
  const { answerBy, dueAt } = (await read(token)).body;
  expect(Date.parse(answerBy)).toBeLessThan(Date.parse(dueAt));
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

it('keeps reason and suggestion of a decline for the chair', async () => {
  const email = `${newId()}@example.org`;
  const link = await invite(email);
  const suggestion = { name: 'Sipho Dube', email: `${newId()}@example.org` };
  const body = { isConflict: false, reason: 'Outside my field', suggestion };
  await server.call('POST', `/reviews/invitations/${link}/decline`, { body });
  const path = `/admin/papers/${paperId}`;
  await server.dataSource.query('UPDATE papers SET submitted_at = now() WHERE id = $1', [paperId]);
  const { invitations } = (await server.call('GET', path, { token: chair.token })).body;
  expect(invitations).toMatchObject([
    {
      email,
      respondedAt: expect.any(String),
      declineReason: 'Outside my field',
      declaredConflict: null,
      suggestedName: suggestion.name,
      suggestedEmail: suggestion.email,
    },
  ]);
  const action = 'paper.reviewer-declined';
  expect(await auditOf(server, chair, paperId)).toContainEqual(expect.objectContaining({ action }));
});

it('is changed by no GET', async () => {
  const link = await invite(`${newId()}@example.org`);
  for (const path of ['', '?answer=accept', '/accept', '/decline', '/account']) {
    await read(`${link}${path}`);
  }
  const rows = await server.dataSource.query(
    'SELECT responded_at FROM review_invitations WHERE paper_id = $1',
    [paperId],
  );
  expect(rows).toEqual([{ responded_at: null }]);
});

describe('redeeming', () => {
  it('creates a verified reviewer with the invited address, without a code', async () => {
    const email = `${newId()}@example.org`;
    const link = await invite(email);
    expect((await read(link)).body).toMatchObject({ hasAccount: false });
    const { status, body } = await redeem(link);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      paperId,
      user: { email, firstName: 'Lindiwe', role: 'reviewer', isEmailVerified: true },
    });
    expect(await mine(body.token)).toMatchObject([{ paperId, status: 'accepted' }]);
    expect(server.emails.to(email, verificationCode)).toEqual([]);
    // Control: the ordinary sign-up sends one.
    const other = await register(server);
    expect(server.emails.to(other.email, verificationCode)).toHaveLength(1);
  });

  it('never opens an existing account', async () => {
    const person = await server.person('user');
    const { email } = person.user;
    const link = await invite(email.toUpperCase());
    expect((await read(link)).body).toMatchObject({ hasAccount: true });
    const body = signUp({ password: person.password });
    expect(await redeem(link, body)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await accept(link, person.token)).status).toBe(200);
  });

  it('takes no other address, and nothing that is not asked for', async () => {
    const link = await invite(`${newId()}@example.org`);
    const email = 'else@example.org';
    expect((await redeem(link, signUp({ email }))).status).toBe(400);
    expect((await redeem(link, signUp({ password: 'short' }))).status).toBe(400);
    expect((await redeem('guessed')).body).toMatchObject({ code: 'INVALID_INVITATION' });
  });

  it('happens once, also when it is repeated or raced', async () => {
    const email = `${newId()}@example.org`;
    const link = await invite(email);
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all([redeem(link, signUp(), key), redeem(link, signUp(), key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    const raced = await redeem(link, signUp({ password: 'another long phrase' }));
    expect(raced.body).toMatchObject({ code: 'INVALID_INVITATION' });
    expect((await decline(link)).status).toBe(400);
  });

  it('makes no account for a decline, an expired link or a closed round', async () => {
    const email = `${newId()}@example.org`;
    const link = await invite(email);
    await server.dataSource.query(`UPDATE papers SET status = 'decision-recorded' WHERE id = $1`, [
      paperId,
    ]);
    expect(await redeem(link)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    const late = await server.dataSource.query('SELECT id FROM users WHERE email = $1', [email]);
    expect(late).toEqual([]);
  });
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
