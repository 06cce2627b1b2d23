import 'fake-indexeddb/auto';
import { onSessionLost, readToken, storeToken } from '../api';
import { http, HttpResponse, people, server, waitFor } from '../testing';
import { changeRecord, createSessionStore, keepOfflineSession, readRecord } from '.';
import { claim, erase } from './kept-drafts';
import { readOfflineSession } from './offline-session';

const me = '/api/v1/auth/me';

const tell = (change: 'online' | 'offline') => window.dispatchEvent(new Event(change));

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

describe('at the start, in a browser that may open pages of a right', () => {
  const { admin } = people;
  const offline = { userId: admin.id, name: 'Ada Sample', rights: ['check-in:write'] };
  const answer = () =>
    HttpResponse.json({ user: admin, rights: ['check-in:write', 'papers:read'] });

  beforeEach(async () => {
    storeToken('abc');
    await erase();
    await claim(admin.id);
    await keepOfflineSession(admin, 'check-in:write', Date.now() + 60 * 60 * 1000);
  });

  afterEach(() => tell('online'));

  it('opens them while the browser is offline, until the server has answered', async () => {
    const asked = answers(answer);
    tell('offline');
    const store = createSessionStore();
    const started = store.getState().start();
    await waitFor(() => expect(store.getState().offline).toEqual(offline));
    expect(store.getState()).toMatchObject({ user: null, rights: null, loading: true });
    expect(asked).not.toHaveBeenCalled();
    await changeRecord('marks', () => 'one');
    tell('online');
    await started;
    expect(store.getState()).toMatchObject({ user: admin, offline: null, loading: false });
    expect(await readRecord('marks')).toBe('one');
  });

  it('opens nothing for the token of another session', async () => {
    storeToken('other');
    tell('offline');
    const store = createSessionStore();
    const started = store.getState().start();
    await readOfflineSession('other');
    expect(store.getState()).toMatchObject({ offline: null, loading: true });
    answers(answer);
    tell('online');
    await started;
  });

  it('ends a session that the server has ended, and keeps the records of its person', async () => {
    onSessionLost(() => undefined);
    answers(() => HttpResponse.json({}, { status: 401 }));
    tell('offline');
    const store = createSessionStore();
    const started = store.getState().start();
    await waitFor(() => expect(store.getState().offline).toEqual(offline));
    await changeRecord<string[]>('marks', () => ['one']);
    tell('online');
    await started;
    expect(store.getState()).toMatchObject({ user: null, offline: null, loading: false });
    expect(readToken()).toBeNull();
    // Of a page that has not noticed.
    await changeRecord<string[]>('marks', (marks = []) => [...marks, 'two']);
    store.getState().enter({ token: 'new', user: admin });
    expect(await readRecord('marks')).toEqual(['one', 'two']);
    store.getState().enter({ token: 'third', user: people.reviewer });
    expect(await readRecord('marks')).toBeUndefined();
  });

  it('asks nothing after a logout meanwhile', async () => {
    const asked = answers(answer);
    tell('offline');
    const store = createSessionStore();
    const started = store.getState().start();
    await waitFor(() => expect(store.getState().offline).toEqual(offline));
    await store.getState().logout();
    expect(store.getState().offline).toBeNull();
    tell('online');
    await started;
    expect(store.getState()).toMatchObject({ user: null, error: null, loading: false });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['keeps the session of a browser that wrongly counts as online', 'abc', true],
    ['ends it without something to open, as before', 'other', false],
  ])('%s', async (_, token, isKept) => {
    storeToken(token);
    answers(
      () => HttpResponse.error(),
      () => HttpResponse.error(),
      answer,
    );
    const unreachable = jest.fn(() => void tell('offline'));
    const store = createSessionStore(unreachable);
    const started = store.getState().start();
    if (isKept) await waitFor(() => expect(unreachable).toHaveBeenCalledTimes(1));
    expect(store.getState().offline).toEqual(isKept ? offline : null);
    tell('online');
    await started;
    expect(readToken()).toBe(isKept ? token : null);
    expect(store.getState().user).toEqual(isKept ? admin : null);
  });
});
