import { download } from '../../../test/download.js';
import { makePaper, publicationData, registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const PAPER_TEXT =
  'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const register = (body: unknown, options: { token?: string } = {}) =>
  server.call('POST', '/payments/manual-registration', { body, ...options });

describe('POST /payments/manual-registration, with a publication package', () => {
  it('requires an account', async () => {
    const answer = await register(publicationData());
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('requires an accepted paper of the caller', async () => {
    const { user, token } = await server.person('user');
    const other = await server.person('user');
    await makePaper(server.app, user.id, 'under-review');
    const others = await makePaper(server.app, other.user.id);
    const answers = await Promise.all([
      register(publicationData(), { token }),
      register(publicationData({ paperId: others }), { token }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'PAPER_REQUIRED', message: PAPER_TEXT },
      });
    }
  });

  it('registers an author with the only accepted paper', async () => {
    const { user, token } = await server.person('user');
    const paper = await makePaper(server.app, user.id);
    const answer = await register(publicationData(), { token });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { registrationType: 'author', amount: 350 } },
    });
    const data = await download(server, token, { kind: 'my-data' });
    expect(await data.json()).toMatchObject({ registrations: [{ paperId: paper }] });
  });

  it('requires a choice between several papers, and registers each once', async () => {
    const { user, token } = await server.person('user');
    const papers = [await makePaper(server.app, user.id), await makePaper(server.app, user.id)];
    const unnamed = await register(publicationData(), { token });
    expect(unnamed).toMatchObject({
      status: 400,
      body: { fields: { paperId: expect.any(String) } },
    });

    const answers = await Promise.all(
      papers.map((paperId) => register(publicationData({ paperId }), { token })),
    );
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(2);
  });

  it('registers once with two packages at once, and answers the other with the reason', async () => {
    const { user, token } = await server.person('user');
    await makePaper(server.app, user.id);
    const answers = await Promise.all([
      register(publicationData(), { token }),
      register(publicationData({ registrationPackage: 'virtual_publication' }), { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.message).toBe(PAPER_TEXT);
  });

  it('is possible in addition to a registration as a participant', async () => {
    const { user, token } = await server.person('user');
    const attendee = await register(registrationData(), { token });
    await makePaper(server.app, user.id);
    const author = await register(publicationData(), { token });
    expect(author.status).toBe(201);
    expect(author.body.data.id).not.toBe(attendee.body.data.id);
  });
});
