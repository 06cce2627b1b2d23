import argon2 from '@node-rs/argon2';
import { registration } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Config } from '../../platform/config/config.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { erasedAddress } from '../users/erased-address.js';
import { User } from '../users/user.entity.js';

const COMPOSED = 'Việt Nam mến yêu';
const DECOMPOSED = COMPOSED.normalize('NFD');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const login = async (email: string, password: string) =>
  (await server.call('POST', '/auth/login', { body: { email, password } })).status;

/** An account with a hash of this very input, as older versions stored it. */
async function accountOf(typed: string) {
  const person = await server.person('user');
  const passwordHash = await argon2.hash(typed, server.app.get(Config).passwordCost);
  await server.dataSource.manager.update(User, { id: person.user.id }, { passwordHash });
  return { ...person, passwordHash };
}
const hashOf = async (id: string) =>
  (await server.dataSource.manager.findOneByOrFail(User, { id })).passwordHash;

describe('a hash of a password as it was typed', () => {
  it('is replaced by the first login, after which every form works', async () => {
    const { user } = await accountOf(DECOMPOSED);
    expect(await login(user.email, DECOMPOSED)).toBe(200);
    expect(await argon2.verify(await hashOf(user.id), COMPOSED)).toBe(true);
    expect(await login(user.email, COMPOSED)).toBe(200);
    expect(await login(user.email, DECOMPOSED)).toBe(200);
  });

  it('stays until its own form is typed', async () => {
    const { user, passwordHash } = await accountOf(DECOMPOSED);
    expect(await login(user.email, COMPOSED)).toBe(401);
    expect(await hashOf(user.id)).toBe(passwordHash);
    expect(await login(user.email, DECOMPOSED)).toBe(200);
    expect(await login(user.email, COMPOSED)).toBe(200);
  });

  it('is replaced as well where the password is asked for again', async () => {
    const { user, token } = await accountOf(DECOMPOSED);
    const answer = await server.call('PUT', '/auth/password', {
      token,
      body: { currentPassword: DECOMPOSED, password: 'eight quiet herons' },
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(await login(user.email, 'eight quiet herons')).toBe(200);
  });

  it('stays when the password is changed at the same time', async () => {
    const { user } = await accountOf(DECOMPOSED);
    const hasher = server.app.get(PasswordHasher);
    const changed = await hasher.hash('eight quiet herons');
    // The change comes between the comparison and the replacement.
    const hash = jest.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
      await server.dataSource.manager.update(User, { id: user.id }, { passwordHash: changed });
      return argon2.hash(password);
    });
    await login(user.email, DECOMPOSED);
    hash.mockRestore();
    expect(await hashOf(user.id)).toBe(changed);
  });

  it('is not replaced for a disabled account', async () => {
    const { user, passwordHash } = await accountOf(DECOMPOSED);
    await server.dataSource.manager.update(User, { id: user.id }, { isDisabled: true });
    expect(await login(user.email, DECOMPOSED)).toBe(401);
    expect(await hashOf(user.id)).toBe(passwordHash);
  });
});

describe('the cost of a login', () => {
  /** How often argon2 runs. */
  async function runsOf(email: string, password: string): Promise<number> {
    const spies = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];
    await login(email, password);
    const runs = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return runs;
  }

  it.each([
    ['composed', COMPOSED, 1],
    ['decomposed', DECOMPOSED, 2],
    ['with another space', 'quiet\u00a0herons', 2],
  ])('does not reveal accounts: %s', async (_, password, runs) => {
    const { user } = await server.person('user');
    const old = await accountOf(`${DECOMPOSED} of another`);
    const erased = await server.person('user');
    const email = erasedAddress(erased.user.id);
    await server.dataSource.manager.update(
      User,
      { id: erased.user.id },
      { email, passwordHash: '', isDisabled: true },
    );
    const addresses = [user.email, old.user.email, 'nobody@example.org', email];
    for (const address of addresses) expect(await runsOf(address, password)).toBe(runs);
    expect(await login(email, password)).toBe(401);
  });

  it('is the same for a disabled account with the right password', async () => {
    const { user } = await accountOf(DECOMPOSED);
    await server.dataSource.manager.update(User, { id: user.id }, { isDisabled: true });
    expect(await runsOf(user.email, DECOMPOSED)).toBe(2);
  });
});

describe('a password', () => {
  it.each([
    ['a lone surrogate', 'quiet\ud800herons'],
    ['surrogates in the wrong order', 'quiet\udc00\ud800herons'],
    ['a noncharacter', 'quiet\ufffeherons'],
    ['a noncharacter of another plane', 'quiet\u{1ffff}herons'],
    ['control characters', 'quiet\u0000\u0007\u009fherons'],
    ['tab and line breaks', 'quiet\t\r\nherons'],
    ['a direction override', 'quiet\u202eherons'],
    ['decomposed letters', 'quiet e\u0301 herons'],
  ])('with %s signs up, logs in and is changed', async (_, password) => {
    const body = registration({ password });
    const signedUp = await server.call('POST', '/auth/register', { body });
    expect(signedUp).toMatchObject({ status: 201 });
    expect(await login(body.email, password)).toBe(200);
    expect(await login(body.email, `${password}s`)).toBe(401);
    expect(await login(body.email, password.slice(0, 5))).toBe(401);
    const changed = await server.call('PUT', '/auth/password', {
      token: signedUp.body.token,
      body: { currentPassword: password, password: `new ${password}` },
    });
    expect(changed).toMatchObject({ status: 200 });
    expect(await login(body.email, password)).toBe(401);
    expect(await login(body.email, `new ${password}`)).toBe(200);
  });

  it.each([[null], [7], [['quiet herons']], [{ 'quiet\ud800': 'herons' }], ['\u200b\ud800']])(
    'is refused with its name otherwise: %j',
    async (password) => {
      const body = registration({ password });
      const answer = await server.call('POST', '/auth/register', { body });
      expect(answer).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
      expect(Object.keys(answer.body.fields)[0]).toMatch(/^password/);
    },
  );
});
