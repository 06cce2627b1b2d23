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

const masked = {
  userId: null,
  title: 'Ms',
  firstName: 'A•••',
  lastName: 'N•••',
  email: expect.stringMatching(/^.•••@e•••$/),
  isMasked: true,
};
const open = { firstName: 'Adaeze', lastName: 'Nwosu', isMasked: false };

async function registered(token?: string) {
  const answer = await server.call('POST', '/payments/manual-registration', {
    token,
    body: registrationData(),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { payment: answer.body.data, cookie };
}

const lookUp = (ref: string, options: { token?: string; headers?: Record<string, string> } = {}) =>
  server.call('GET', `/payments/by-reference?ref=${encodeURIComponent(ref)}`, options);

describe('GET /payments/by-reference', () => {
  it('answers the payment to its owner', async () => {
    const { user, token } = await server.person('user');
    const { payment } = await registered(token);
    const answer = await lookUp(payment.merchantReference, { token });
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: payment } });
    expect(answer.body.data.registrationData).toMatchObject({ ...open, userId: user.id });
  });

  it('answers the browser that made it, and admins', async () => {
    const admin = await server.person('admin');
    const { payment, cookie } = await registered();
    for (const options of [{ headers: { cookie } }, { token: admin.token }]) {
      const answer = await lookUp(payment.merchantReference, options);
      expect(answer.body.data.registrationData).toMatchObject(open);
    }
  });

  it('masks the names for everybody else', async () => {
    const owner = await server.person('user');
    const other = await server.person('reviewer');
    const { payment } = await registered(owner.token);
    const { cookie } = await registered();
    for (const options of [{}, { token: other.token }, { headers: { cookie } }]) {
      const answer = await lookUp(payment.merchantReference, options);
      expect(answer.body.data).toMatchObject({ amount: 50, registrationData: masked });
      expect(JSON.stringify(answer.body)).not.toMatch(/Adaeze|Nwosu|example/);
    }
  });

  it('treats a dead token as none', async () => {
    const { payment } = await registered();
    const answer = await lookUp(payment.merchantReference, { token: 'dead' });
    expect(answer).toMatchObject({ status: 200, body: { data: { registrationData: masked } } });
  });

  it('reads a reference as people type it', async () => {
    const { payment } = await registered();
    const { merchantReference } = payment as { merchantReference: string };
    const typed = ` ${merchantReference.toLowerCase().replaceAll('-', ' ')}`;
    const answer = await lookUp(typed);
    expect(answer.body.data.merchantReference).toBe(merchantReference);
  });

  it.each([
    ['unknown', 'C25-AAAAA-AAAAA', 404],
    ['mistyped', 'C25-AAAAA-AAAAB', 404],
    ['no reference', "' OR 1=1", 404],
    ['empty', '', 400],
    ['too long', 'C'.repeat(200), 400],
  ])('says so when it is %s', async (_, ref, status) => {
    const answer = await lookUp(ref);
    expect(answer).toMatchObject({
      status,
      body: { success: false, error: { message: answer.body.message }, statusCode: status },
    });
    expect(answer.body.message).toEqual(expect.any(String));
  });
});

describe('GET /payments/pending', () => {
  it('answers nothing to who has not registered', async () => {
    expect(await server.call('GET', '/payments/pending')).toMatchObject({
      status: 200,
      body: { success: true, data: null },
    });
  });

  it('answers the waiting payment to its owner and to the browser that made it', async () => {
    const { token } = await server.person('user');
    const own = await registered(token);
    const anonymous = await registered();
    const asOwner = await server.call('GET', '/payments/pending', { token });
    const asBrowser = await server.call('GET', '/payments/pending', {
      headers: { cookie: anonymous.cookie },
    });
    expect(asOwner.body.data).toEqual(own.payment);
    expect(asBrowser.body.data).toEqual(anonymous.payment);
    expect(asOwner.body.others).toEqual([]);
  });

  it('answers one for each paper, the newest first, and none that is over', async () => {
    const { user, token } = await server.person('user');
    const register = async (body: unknown) =>
      (await server.call('POST', '/payments/manual-registration', { token, body })).body.data;
    const cancelled = await register(registrationData());
    await server.call('POST', `/payments/${cancelled.id}/cancel`, { token });
    const title = 'Radio and its machines';
    const [older, newer] = [
      await makePaper(server.app, user.id),
      await makePaper(server.app, user.id),
    ];
    const first = await register(publicationData({ paperId: older }));
    const second = await register(publicationData({ paperId: newer }));
    expect(first.paper).toEqual({ id: older, title });
    const { body } = await server.call('GET', '/payments/pending', { token });
    expect(body.data).toEqual({ ...second, paper: { id: newer, title } });
    expect(body.others).toEqual([first]);
  });
});
