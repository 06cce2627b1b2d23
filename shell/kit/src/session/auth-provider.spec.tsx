import { act, renderHook } from '@testing-library/react';
import { people, signIn, waitFor } from '../testing';
import { AuthProvider, readDraft, useAuth, writeDraft } from '.';

const start = () => renderHook(() => useAuth(), { wrapper: AuthProvider }).result;

/** What the browser tells a tab when another one has changed the token. */
const tellTab = (key = 'token') =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

test('the provider starts the session', async () => {
  signIn(people.reviewer);
  const session = start();
  expect(session.current.loading).toBe(true);
  await waitFor(() => expect(session.current.loading).toBe(false));
  expect(session.current.user).toEqual(people.reviewer);
});

test('signing in and out in one tab holds for all', async () => {
  const session = start();
  await waitFor(() => expect(session.current.loading).toBe(false));
  signIn(people.plain);
  tellTab();
  await waitFor(() => expect(session.current.user).toEqual(people.plain));
  window.localStorage.removeItem('token');
  tellTab();
  await waitFor(() => expect(session.current.user).toBeNull());
});

test('drafts are forgotten when another tab logs out, and stay when it only loses its session', () => {
  start();
  writeDraft('letter', { message: 'Half a sentence' });
  tellTab();
  expect(readDraft('letter')).not.toBeNull();
  tellTab('drafts-forgotten');
  expect(readDraft('letter')).toBeNull();
});

test('the session is not guessed outside of its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});
