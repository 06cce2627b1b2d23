import { http, HttpResponse, server, waitFor } from '../testing';
import { api, ApiError, onSessionLost, readToken, removeToken, storeToken, unwrap } from '.';

const login = () =>
  unwrap(api.POST('/api/v1/auth/login', { body: { email: 'a@example.org', password: 'x' } }));
const logout = () => unwrap(api.POST('/api/v1/auth/logout'));
const me = () => unwrap(api.GET('/api/v1/auth/me'));

/** Answers every request by the given function, and returns the requests. */
function listen(answer: (attempt: number) => Response) {
  const requests: { headers: Headers; body: string; method: string }[] = [];
  server.use(
    http.untyped.all('/api/v1/*', async ({ request }) => {
      const { headers, method } = request;
      requests.push({ headers, method, body: await request.text() });
      return answer(requests.length);
    }),
  );
  return requests;
}

const ok = () => HttpResponse.json({});
const status = (code: number, body = {}) => HttpResponse.json(body, { status: code });

describe('the token', () => {
  it('is sent with every request when it is stored', async () => {
    const requests = listen(ok);
    await me();
    storeToken('abc');
    await me();
    await logout();
    const sent = requests.map(({ headers }) => headers.get('Authorization'));
    expect(sent).toEqual([null, 'Bearer abc', 'Bearer abc']);
    expect(window.localStorage.getItem('token')).toBe('abc');
  });

  it('is replaced by the one that a response carries', async () => {
    const requests = listen(() =>
      HttpResponse.json({}, { headers: { 'Session-Token': 'renewed' } }),
    );
    await login();
    expect(readToken()).toBeNull();
    storeToken('abc');
    await login();
    await me();
    const sent = requests.map(({ headers }) => headers.get('Authorization'));
    expect(sent).toEqual([null, 'Bearer abc', 'Bearer renewed']);
  });

  it('is not stored again after a logout during the request', async () => {
    storeToken('abc');
    listen(() => {
      removeToken();
      return HttpResponse.json({}, { headers: { 'Session-Token': 'renewed' } });
    });
    await me();
    expect(readToken()).toBeNull();
  });

  it('lasts as long as the page where the browser refuses storage', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    const requests = listen(ok);
    storeToken('abc');
    refuse.mockRestore();
    await me();
    removeToken();
    await me();
    const sent = requests.map(({ headers }) => headers.get('Authorization'));
    expect(sent).toEqual(['Bearer abc', null]);
  });
});

test('the browser is named in calls that use an account, by a token that outlives the session', async () => {
  const requests = listen(ok);
  await me();
  expect(window.localStorage.getItem('device')).toBeNull();
  await login();
  removeToken();
  await login();
  const sent = requests.map(({ headers }) => headers.get('Device-Token'));
  expect(sent).toEqual([null, expect.stringMatching(/^[0-9a-f]{32}$/), sent[1]]);
});

test('each call has ids of a trace that say nothing of the browser, and does not ask for sampling', async () => {
  const requests = listen(ok);
  await me();
  await me();
  const sent = requests.map(({ headers }) => headers.get('traceparent') ?? '');
  for (const header of sent) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  const ids = sent.flatMap((header) => header.split('-').slice(1, 3));
  expect(new Set(ids).size).toBe(4);
});

describe('a network error', () => {
  let timer: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    timer = jest.spyOn(globalThis, 'setTimeout');
  });
  afterEach(() => jest.useRealTimers());

  it('is followed by one retry after 2000 ms with the same body and key', async () => {
    const requests = listen((attempt) => (attempt === 1 ? HttpResponse.error() : ok()));
    const answer = login();
    await waitFor(() => expect(timer).toHaveBeenCalledWith(expect.any(Function), 2000));
    await jest.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await answer;
    const [first, second] = requests;
    expect(first?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(second?.headers.get('traceparent')).toBe(first?.headers.get('traceparent'));
    expect(second?.body).toBe('{"email":"a@example.org","password":"x"}');
  });

  it('is thrown when the retry fails too', async () => {
    const requests = listen(() => HttpResponse.error());
    const failure = login().catch((error: unknown) => error);
    await waitFor(() => expect(timer).toHaveBeenCalledWith(expect.any(Function), 2000));
    await jest.advanceTimersByTimeAsync(2000);
    const error = await failure;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, isNetworkError: true, serverMessage: undefined });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(2);
  });

  it('of an aborted request is not retried', async () => {
    const requests = listen(() => HttpResponse.error());
    const controller = new AbortController();
    const call = unwrap(api.GET('/api/v1/auth/me', { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests.length).toBeLessThan(2);
  });
});

describe('while the browser is offline', () => {
  const tell = (change: 'online' | 'offline') => window.dispatchEvent(new Event(change));
  afterEach(() => tell('online'));

  it('no request is made, and calls fail as without a response', async () => {
    const requests = listen(ok);
    tell('offline');
    await expect(me()).rejects.toMatchObject({ status: 0, isNetworkError: true });
    await expect(login()).rejects.toMatchObject({ status: 0 });
    expect(requests).toHaveLength(0);
    tell('online');
    await me();
    expect(requests).toHaveLength(1);
  });
});

it('never retries a request that has a response', async () => {
  const requests = listen(() => status(503));
  await expect(me()).rejects.toMatchObject({ status: 503, isNetworkError: false });
  expect(requests).toHaveLength(1);
});

it('gives each POST an idempotency key, and other calls none', async () => {
  const requests = listen(ok);
  await logout();
  await logout();
  await me();
  const [one, two, three] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).not.toBe(two);
  expect(three).toBeNull();
});

describe('a 401', () => {
  const lost = jest.fn();
  beforeEach(() => {
    lost.mockClear();
    onSessionLost(lost);
    storeToken('abc');
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('removes the token, ends the session and is thrown', async () => {
    listen(() => status(401, { message: 'Please log in.' }));
    await expect(logout()).rejects.toMatchObject({ status: 401, message: 'Please log in.' });
    expect(readToken()).toBeNull();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('does neither in response to a login', async () => {
    listen(() => status(401));
    await expect(login()).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBe('abc');
    expect(lost).not.toHaveBeenCalled();
  });

  it('never navigates to /login from /login', async () => {
    window.history.replaceState(null, '', '/login');
    listen(() => status(401));
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
    expect(lost).not.toHaveBeenCalled();
  });
});
