import {
  makePaper,
  publicationData,
  registrationData,
} from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const check = (token?: string) => server.call('GET', '/registration/check-status', { token });
const register = (token: string, body: unknown) =>
  server.call('POST', '/payments/manual-registration', { token, body });

const notRegistered = { status: 200, body: { isRegistered: false, registrationDetails: null } };

describe('GET /registration/check-status', () => {
  it('is false for anonymous callers and dead tokens', async () => {
    expect(await check()).toMatchObject(notRegistered);
    expect(await check('dead')).toMatchObject(notRegistered);
  });

  it('is false for people who have not registered', async () => {
    const { token } = await server.person('user');
    expect(await check(token)).toMatchObject(notRegistered);
  });

  it('tells the registration and its payment', async () => {
    const { token } = await server.person('user');
    const { body } = await register(token, registrationData());
    const { id, merchantReference } = body.data;
    const answer = await check(token);
    expect(answer.body).toEqual({
      isRegistered: true,
      registrationDetails: {
        transactionId: merchantReference,
        id,
        amount: 50,
        merchantReference,
        registrationType: 'participant',
        currency: 'USD',
        status: 'pending',
        registrationPackage: 'virtual_presentation_only',
        academicCategory: 'student',
      },
    });
  });

  it('is false while an accepted paper waits for its registration', async () => {
    const { user, token } = await server.person('user');
    await register(token, registrationData());
    await makePaper(server.app, user.id);
    const waiting = await check(token);
    expect(waiting.body).toMatchObject({
      isRegistered: false,
      registrationDetails: { registrationType: 'participant' },
    });

    await register(token, publicationData());
    const done = await check(token);
    expect(done.body).toMatchObject({
      isRegistered: true,
      registrationDetails: { registrationType: 'author', amount: 350 },
    });
  });
});

describe('GET /papers/check-accepted-paper', () => {
  const checkPaper = (token?: string) =>
    server.call('GET', '/papers/check-accepted-paper', { token });

  it('is false for anonymous callers', async () => {
    expect(await checkPaper()).toMatchObject({
      status: 200,
      body: { hasAcceptedPaper: false, papers: [] },
    });
  });

  it('counts only accepted papers of the caller', async () => {
    const { user, token } = await server.person('user');
    const other = await server.person('user');
    await makePaper(server.app, user.id, 'rejected');
    await makePaper(server.app, other.user.id, 'accepted');
    expect((await checkPaper(token)).body.hasAcceptedPaper).toBe(false);

    const id = await makePaper(server.app, user.id, 'accepted');
    expect((await checkPaper(token)).body).toEqual({
      hasAcceptedPaper: true,
      papers: [{ id, title: 'Radio and its machines', kind: 'full-paper' }],
    });
  });
});
