import { onSessionLost, readToken, storeToken } from '../api';
import { http, HttpResponse, people, server, signIn } from '../testing';
import { createSessionStore, readDraft, writeDraft } from '.';

/** A session after its start-up. */
async function start() {
  const store = createSessionStore();
  await store.getState().start();
  return store.getState;
}

const refuse = (path: string, status: number, body = {}) =>
  server.use(http.untyped.all(path, () => HttpResponse.json(body, { status })));

const me = '/api/v1/auth/me';
const answer = { token: 'new', user: people.plain };
const registration = {
  email: 'amina@example.org',
  password: 'correct horse',
  firstName: 'Amina',
  lastName: 'Sample',
  institution: 'University',
};

describe('at the start', () => {
  test('a stored token is asked for its user', async () => {
    signIn(people.plain);
    const store = createSessionStore();
    expect(store.getState()).toMatchObject({ user: null, loading: true, error: null });
    await store.getState().start();
    expect(store.getState()).toMatchObject({ user: people.plain, loading: false, error: null });
    expect(readToken()).not.toBeNull();
  });

  test('without a stored token nothing is asked', async () => {
    const asked = jest.fn();
    server.events.on('request:start', asked);
    const session = await start();
    server.events.removeAllListeners();
    expect(session()).toMatchObject({ user: null, loading: false, error: null });
    expect(asked).not.toHaveBeenCalled();
  });

  test('an answer without a user removes the token, with no message', async () => {
    storeToken('dead');
    const session = await start();
    expect(session()).toMatchObject({ user: null, loading: false, error: null });
    expect(readToken()).toBeNull();
  });

  test.each([500, 401])(
    'a request that failed by %d removes the token, with a message',
    async (status) => {
      onSessionLost(() => undefined);
      storeToken('abc');
      refuse(me, status, { message: 'Out of order' });
      const session = await start();
      const error = 'Failed to fetch user data';
      expect(session()).toMatchObject({ user: null, loading: false, error });
      expect(readToken()).toBeNull();
    },
  );
});

describe('logging in', () => {
  const login = http.post('/api/v1/auth/login', ({ response }) => response(200).json(answer));

  test('stores the token and sets the user', async () => {
    const session = await start();
    server.use(login);
    await session().login('amina@example.org', 'correct horse');
    expect(readToken()).toBe('new');
    expect(session()).toMatchObject({ user: people.plain, error: null });
  });

  test.each([
    [{ message: 'Too many tries' }, 'Too many tries'],
    [{}, 'An error occurred during login'],
  ])('a refusal %p is passed on, and the session says %p', async (body, error) => {
    refuse('/api/v1/auth/login', 401, body);
    const session = await start();
    await expect(session().login('amina@example.org', 'x')).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ user: null, error });
    expect(readToken()).toBeNull();
  });

  test('clears the error of an earlier try', async () => {
    refuse('/api/v1/auth/login', 401);
    const session = await start();
    await session()
      .login('amina@example.org', 'x')
      .catch(() => undefined);
    server.use(login);
    await session().login('amina@example.org', 'correct horse');
    expect(session().error).toBeNull();
  });
});

describe('registering', () => {
  test('stores the token and sets the user', async () => {
    refuse('/api/v1/auth/register', 201, answer);
    const session = await start();
    await session().register(registration);
    expect(readToken()).toBe('new');
    expect(session()).toMatchObject({ user: people.plain, error: null });
  });

  test.each([
    [409, {}, 'An error occurred during registration'],
    [409, { message: 'Taken' }, 'Taken'],
    [200, { token: 'new' }, 'Registration failed. Please try again.'],
    [200, { user: people.plain }, 'Registration failed. Please try again.'],
  ])('an answer %p %p leaves the session with %p', async (status, body, error) => {
    refuse('/api/v1/auth/register', status, body);
    const session = await start();
    await expect(session().register(registration)).rejects.toThrow();
    expect(session()).toMatchObject({ user: null, error });
    expect(readToken()).toBeNull();
  });
});

describe('a second step', () => {
  const step = { secondStep: 'code', challenge: 'the-challenge' } as const;

  test('is handed on, and nobody is signed in yet', async () => {
    const session = await start();
    refuse('/api/v1/auth/login', 200, step);
    expect(await session().login('ada@example.org', 'correct horse')).toEqual(step);
    expect(session()).toMatchObject({ user: null, error: null });
    expect(readToken()).toBeNull();
  });

  test('ends in a session that another call has opened', async () => {
    const session = await start();
    session().enter(answer);
    expect(readToken()).toBe('new');
    expect(session().user).toEqual(people.plain);
  });
});

describe('logging out', () => {
  beforeEach(() => onSessionLost(() => undefined));

  test.each([200, 401, 500])('ends the session, also when the answer is %d', async (status) => {
    signIn(people.plain);
    const session = await start();
    refuse('/api/v1/auth/logout', status);
    await session().logout();
    expect(session()).toMatchObject({ user: null, error: null });
    expect(readToken()).toBeNull();
  });

  test('happens at once, and tells the server who leaves', async () => {
    signIn(people.plain);
    const session = await start();
    const told = new Promise((resolve) => {
      server.use(
        http.untyped.post('/api/v1/auth/logout', ({ request }) => {
          resolve(request.headers.get('Authorization'));
          return new Promise<Response>(() => undefined);
        }),
      );
    });
    const token = readToken();
    void session().logout();
    expect(readToken()).toBeNull();
    expect(session().user).toBeNull();
    expect(await told).toBe(`Bearer ${token}`);
  });

  test('a late 401 to the old token leaves the next session alone', async () => {
    signIn(people.plain);
    const session = await start();
    let refuseLate: () => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      refuseLate = () => resolve(HttpResponse.json({}, { status: 401 }));
    });
    server.use(http.untyped.put('/api/v1/auth/profile', () => late));
    const change = session()
      .updateProfile({})
      .catch((error: unknown) => error);
    await session().logout();
    session().enter(answer);
    refuseLate();
    expect(await change).toMatchObject({ status: 401 });
    expect(readToken()).toBe('new');
  });
});

describe('an answer that comes after logging out', () => {
  /** Answers `path` when it is told to, as if somebody were signed in still. */
  function late(path: string) {
    let answer: () => void = () => undefined;
    const sent = new Promise<Response>((resolve) => {
      answer = () => resolve(HttpResponse.json({ user: people.plain }));
    });
    server.use(http.untyped.all(path, () => sent));
    return () => answer();
  }

  test.each([
    ['the status', me, 'checkStatus'],
    ['the profile', '/api/v1/auth/profile', 'updateProfile'],
  ] as const)('signs nobody in again: %s', async (_, path, call) => {
    signIn(people.plain);
    const session = await start();
    const answer = late(path);
    const asked = session()[call]({});
    await session().logout();
    answer();
    await asked;
    expect(session().user).toBeNull();
  });

  test('leaves the next session alone, also when it failed', async () => {
    signIn(people.plain);
    const session = await start();
    refuse(me, 500);
    const asked = session().checkStatus();
    session().enter(answer);
    await asked;
    expect(session().user).toEqual(people.plain);
    expect(readToken()).toBe('new');
  });
});

describe('drafts', () => {
  const draft = { message: 'Half a sentence' };

  test('stay through a forced sign-out, for the same person', async () => {
    signIn(people.plain);
    const session = await start();
    writeDraft('letter', draft);
    signIn(people.plain);
    await session().checkStatus();
    expect(readDraft('letter')).toEqual(draft);
  });

  test('are not for somebody else', async () => {
    signIn(people.plain);
    const session = await start();
    writeDraft('letter', draft);
    session().enter({ token: 'other', user: people.reviewer });
    expect(readDraft('letter')).toBeNull();
  });

  test('begun before signing in stay', async () => {
    const session = await start();
    writeDraft('letter', draft);
    session().enter(answer);
    expect(readDraft('letter')).toEqual(draft);
  });

  test('go with logging out', async () => {
    signIn(people.plain);
    const session = await start();
    writeDraft('letter', draft);
    await session().logout();
    expect(readDraft('letter')).toBeNull();
  });
});

describe('the profile', () => {
  test('is replaced by the returned user', async () => {
    signIn(people.plain);
    const session = await start();
    const user = { ...people.plain, firstName: 'Aminata' };
    server.use(http.put('/api/v1/auth/profile', ({ response }) => response(200).json({ user })));
    await session().updateProfile({ firstName: 'Aminata' });
    expect(session()).toMatchObject({ user, error: null });
  });

  test('stays when the change fails, with a message', async () => {
    signIn(people.plain);
    const session = await start();
    refuse('/api/v1/auth/profile', 500);
    await expect(session().updateProfile({})).rejects.toThrow();
    const error = 'An error occurred updating profile';
    expect(session()).toMatchObject({ user: people.plain, error });
  });
});

describe('a status check', () => {
  test('sets the user that the server knows', async () => {
    signIn(people.unverified);
    const session = await start();
    signIn({ ...people.unverified, isEmailVerified: true });
    await session().checkStatus();
    expect(session().user?.isEmailVerified).toBe(true);
  });

  test('that fails removes the token and the user', async () => {
    signIn(people.plain);
    const session = await start();
    refuse(me, 500);
    await session().checkStatus();
    expect(session().user).toBeNull();
    expect(readToken()).toBeNull();
  });
});
