import { act, renderHook } from '@testing-library/react';
import { people, logIn, screen, waitFor } from '../testing';
import { AuthProvider, readDraft, useAuth, useUser, writeDraft } from '.';

const start = () => renderHook(() => useAuth(), { wrapper: AuthProvider }).result;

/** What the browser tells a tab when another one has changed the token. */
const tellTab = (key = 'token') =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

it('starts the session in its provider', async () => {
  logIn(people.reviewer);
  const session = start();
  expect(session.current.loading).toBe(true);
  await waitFor(() => expect(session.current.loading).toBe(false));
  expect(session.current.user).toEqual(people.reviewer);
});

it('renders a component that shows the person once when the session starts without one', async () => {
  const rendered = jest.fn();
  const { result } = renderHook(
    () => {
      rendered();
      return useUser();
    },
    {
      wrapper: ({ children }) => (
        <AuthProvider>
          <Loading />
          {children}
        </AuthProvider>
      ),
    },
  );
  await screen.findByText('started');
  expect(rendered).toHaveBeenCalledTimes(1);
  logIn(people.plain);
  tellTab();
  await waitFor(() => expect(result.current).toEqual(people.plain));
});

/** The control: it is rendered again. */
function Loading() {
  return useAuth().loading ? 'starting' : 'started';
}

it('applies a login and a logout in one tab to all tabs', async () => {
  const session = start();
  await waitFor(() => expect(session.current.loading).toBe(false));
  logIn(people.plain);
  tellTab();
  await waitFor(() => expect(session.current.user).toEqual(people.plain));
  window.localStorage.removeItem('token');
  tellTab();
  await waitFor(() => expect(session.current.user).toBeNull());
});

it('deletes drafts when another tab logs out and keeps them when that tab loses its session', () => {
  start();
  writeDraft('letter', { message: 'Half a sentence' });
  tellTab();
  expect(readDraft('letter')).not.toBeNull();
  tellTab('drafts-forgotten');
  expect(readDraft('letter')).toBeNull();
});

it('throws outside of the session’s provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});
