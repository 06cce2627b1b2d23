import { onSessionLost, readToken, storeToken } from '../api';
import { readAccount } from '../api/early-requests';
import { http, HttpResponse, people, server, logIn } from '../testing';
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
  it('asks for the user of a stored token', async () => {
    logIn(people.plain);
    const store = createSessionStore();
    expect(store.getState()).toMatchObject({ user: null, loading: true, error: null });
    await store.getState().start();
    expect(store.getState()).toMatchObject({ user: people.plain, loading: false, error: null });
    expect(readToken()).not.toBeNull();
  });

  it('sends no request without a stored token', async () => {
    const asked = jest.fn();
    server.events.on('request:start', asked);
    const session = await start();
    server.events.removeAllListeners();
    expect(session()).toMatchObject({ user: null, loading: false, error: null });
    expect(asked).not.toHaveBeenCalled();
  });

  it('removes the token without a message when the response has no user', async () => {
    storeToken('dead');
    const session = await start();
    expect(session()).toMatchObject({ user: null, loading: false, error: null });
    expect(readToken()).toBeNull();
  });

  it.each([500, 401])(
    'removes the token with a message when the request fails with %d',
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

  it('stores the token and sets the user', async () => {
    const session = await start();
    server.use(login);
    await session().login('amina@example.org', 'correct horse');
    expect(readToken()).toBe('new');
    expect(session()).toMatchObject({ user: people.plain, error: null });
  });

  it.each([
    [{ message: 'Too many tries' }, 'Too many tries'],
    [{}, 'An error occurred during login'],
  ])('throws a refusal %p and sets the session’s error to %p', async (body, error) => {
    refuse('/api/v1/auth/login', 401, body);
    const session = await start();
    await expect(session().login('amina@example.org', 'x')).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ user: null, error });
    expect(readToken()).toBeNull();
  });

  it.each([{ token: 'new' }, { user: people.plain }])(
    'sets its own error after the incomplete response %p',
    async (body) => {
      refuse('/api/v1/auth/login', 200, body);
      const session = await start();
      await expect(session().login('amina@example.org', 'x')).rejects.toThrow();
      expect(session()).toMatchObject({ user: null, error: 'An error occurred during login' });
      expect(readToken()).toBeNull();
    },
  );

  it('clears the error of an earlier attempt', async () => {
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
  it('stores the token and sets the user', async () => {
    refuse('/api/v1/auth/register', 201, answer);
    const session = await start();
    await session().register(registration);
    expect(readToken()).toBe('new');
    expect(session()).toMatchObject({ user: people.plain, error: null });
  });

  it.each([
    [409, {}, 'An error occurred during registration'],
    [409, { message: 'Taken' }, 'Taken'],
    [200, { token: 'new' }, 'Registration failed. Please try again.'],
    [200, { user: people.plain }, 'Registration failed. Please try again.'],
  ])('sets the error after the response %p %p: %p', async (status, body, error) => {
    refuse('/api/v1/auth/register', status, body);
    const session = await start();
    await expect(session().register(registration)).rejects.toThrow();
    expect(session()).toMatchObject({ user: null, error });
    expect(readToken()).toBeNull();
  });
});

describe('two-factor authentication', () => {
  const step = { twoFactor: 'code', challenge: 'the-challenge' } as const;

  it('is returned, without a user yet', async () => {
    const session = await start();
    refuse('/api/v1/auth/login', 200, step);
    expect(await session().login('ada@example.org', 'correct horse')).toEqual(step);
    expect(session()).toMatchObject({ user: null, error: null });
    expect(readToken()).toBeNull();
  });

  it('ends in a session that another request has opened', async () => {
    const session = await start();
    session().enter(answer);
    expect(readToken()).toBe('new');
    expect(session().user).toEqual(people.plain);
  });
});

describe('logging out', () => {
  beforeEach(() => onSessionLost(() => undefined));

  it.each([200, 401, 500])('ends the session, also when the response is %d', async (status) => {
    logIn(people.plain);
    const session = await start();
    refuse('/api/v1/auth/logout', status);
    await session().logout();
    expect(session()).toMatchObject({ user: null, error: null });
    expect(readToken()).toBeNull();
  });

  it('happens at once and sends the token to the server', async () => {
    logIn(people.plain);
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

  it('keeps the next session after a late 401 for the old token', async () => {
    logIn(people.plain);
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
  /** Answers `path` on command, as if the session still existed. */
  function late(path: string) {
    let answer: () => void = () => undefined;
    const sent = new Promise<Response>((resolve) => {
      answer = () => resolve(HttpResponse.json({ user: people.plain }));
    });
    server.use(http.untyped.all(path, () => sent));
    return () => answer();
  }

  it.each([
    ['the status', me, 'checkStatus'],
    ['the profile', '/api/v1/auth/profile', 'updateProfile'],
  ] as const)('starts no new session: %s', async (_, path, call) => {
    logIn(people.plain);
    const session = await start();
    const answer = late(path);
    const asked = session()[call]({});
    await session().logout();
    answer();
    await asked;
    expect(session().user).toBeNull();
  });

  it('keeps the next session, also when the request failed', async () => {
    logIn(people.plain);
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

  it('survive a lost session, for the same user', async () => {
    logIn(people.plain);
    const session = await start();
    writeDraft('letter', draft);
    logIn(people.plain);
    await session().checkStatus();
    expect(readDraft('letter')).toEqual(draft);
  });

  it('are not for another user', async () => {
    logIn(people.plain);
    const session = await start();
    writeDraft('letter', draft);
    session().enter({ token: 'other', user: people.reviewer });
    expect(readDraft('letter')).toBeNull();
  });

  it('from before the login stay', async () => {
    const session = await start();
    writeDraft('letter', draft);
    session().enter(answer);
    expect(readDraft('letter')).toEqual(draft);
  });

  it('are deleted at logout', async () => {
    logIn(people.plain);
    const session = await start();
    writeDraft('letter', draft);
    await session().logout();
    expect(readDraft('letter')).toBeNull();
  });
});

describe('the account that the next page starts with', () => {
  const plain = { role: 'researcher', isEmailVerified: true };

  it('is the person’s of the session', async () => {
    logIn(people.plain);
    const session = await start();
    expect(readAccount()).toEqual(plain);
    session().enter({ token: 'other', user: people.reviewer });
    expect(readAccount()).toEqual({ ...plain, role: 'reviewer' });
  });

  it('ends with logging out', async () => {
    logIn(people.plain);
    const session = await start();
    await session().logout();
    expect(readAccount()).toBeNull();
  });

  it('ends with a lost session', async () => {
    logIn(people.plain);
    const session = await start();
    refuse(me, 500);
    await session().checkStatus();
    expect(readAccount()).toBeNull();
  });
});

describe('the profile', () => {
  it('is replaced by the returned user', async () => {
    logIn(people.plain);
    const session = await start();
    const user = { ...people.plain, firstName: 'Aminata' };
    server.use(http.put('/api/v1/auth/profile', ({ response }) => response(200).json({ user })));
    await session().updateProfile({ firstName: 'Aminata' });
    expect(session()).toMatchObject({ user, error: null });
  });

  it('stays as it was when the change fails, with a message', async () => {
    logIn(people.plain);
    const session = await start();
    refuse('/api/v1/auth/profile', 500);
    await expect(session().updateProfile({})).rejects.toThrow();
    const error = 'An error occurred updating profile';
    expect(session()).toMatchObject({ user: people.plain, error });
  });
});

describe('a status check', () => {
  it('sets the user of the response', async () => {
    logIn(people.unverified);
    const session = await start();
    logIn({ ...people.unverified, isEmailVerified: true });
    await session().checkStatus();
    expect(session().user?.isEmailVerified).toBe(true);
  });

  it('removes the token and the user when it fails', async () => {
    logIn(people.plain);
    const session = await start();
    refuse(me, 500);
    await session().checkStatus();
    expect(session().user).toBeNull();
    expect(readToken()).toBeNull();
  });
});
