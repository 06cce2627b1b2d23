import { act, renderHook } from '@testing-library/react';
import { people, signIn, waitFor } from '../testing';
import { AuthProvider, useAuth } from '.';

const start = () => renderHook(() => useAuth(), { wrapper: AuthProvider }).result;

/** What the browser tells a tab when another one has changed the token. */
const tellTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

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

test('the session is not guessed outside of its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});
