import { readToken, storeToken } from '../api';
import { http, HttpResponse, people, server, waitFor } from '../testing';
import { createSessionStore } from '.';

const me = '/api/v1/auth/me';

describe('at the start, without an answer yet,', () => {
  const unavailable = (seconds?: number) => {
    const headers = seconds === undefined ? undefined : { 'Retry-After': String(seconds) };
    return HttpResponse.json({}, { status: 503, headers });
  };

  /** Answers in turn, the last one from then on, and counts the requests. */
  function answers(...responses: (() => Response)[]) {
    const asked = jest.fn();
    server.use(
      http.untyped.get(me, () => {
        asked();
        return (responses.length > 1 ? responses.shift() : responses[0])?.();
      }),
    );
    return asked;
  }

  const here = () => HttpResponse.json({ user: people.plain });
  let timer: jest.SpyInstance;
  const waitsFor = (milliseconds: number) =>
    waitFor(() => expect(timer).toHaveBeenCalledWith(expect.any(Function), milliseconds));
  const tell = (change: 'online' | 'offline') => window.dispatchEvent(new Event(change));

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    timer = jest.spyOn(globalThis, 'setTimeout');
    storeToken('abc');
  });
  afterEach(() => {
    tell('online');
    jest.useRealTimers();
  });

  it('waits as long as a 503 asks for', async () => {
    const asked = answers(() => unavailable(10), here);
    const store = createSessionStore();
    const started = store.getState().start();
    await waitsFor(10_000);
    await jest.advanceTimersByTimeAsync(9999);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(store.getState().loading).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    await started;
    expect(store.getState()).toMatchObject({ user: people.plain, error: null });
    expect(readToken()).toBe('abc');
  });

  it.each([
    ['asks for more than 30 s', 31, 1],
    ['goes on for more than 30 s', 20, 2],
    ['names no time', undefined, 1],
  ])('fails when a 503 %s', async (_, seconds, requests) => {
    const asked = answers(() => unavailable(seconds));
    const store = createSessionStore();
    const started = store.getState().start();
    if (requests > 1) {
      await waitsFor(20_000);
      await jest.advanceTimersByTimeAsync(20_000);
    }
    await started;
    expect(asked).toHaveBeenCalledTimes(requests);
    expect(store.getState()).toMatchObject({ user: null, error: 'Failed to fetch user data' });
    expect(readToken()).toBeNull();
  });

  it('makes no request while the browser is offline, and keeps the token', async () => {
    const asked = answers(here);
    tell('offline');
    const store = createSessionStore();
    const started = store.getState().start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(readToken()).toBe('abc');
    tell('online');
    await started;
    expect(store.getState()).toMatchObject({ user: people.plain, loading: false, error: null });
  });

  it('keeps the token when the network goes during the request', async () => {
    answers(() => {
      tell('offline');
      return HttpResponse.error();
    }, here);
    const store = createSessionStore();
    const started = store.getState().start();
    await waitsFor(2000);
    await jest.advanceTimersByTimeAsync(2000);
    expect(store.getState().loading).toBe(true);
    expect(readToken()).toBe('abc');
    tell('online');
    await started;
    expect(store.getState().user).toEqual(people.plain);
  });
});
