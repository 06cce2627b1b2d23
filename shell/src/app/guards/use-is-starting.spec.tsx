import { AuthProvider, useAuth } from '@plenary/kit/session';
import { logIn, people, render, waitFor } from '@plenary/kit/testing';
import { useIsStarting } from './use-is-starting';

it('shows the page in a rendering after the session is known, which may be interrupted', async () => {
  const renderings: { loading: boolean; isStarting: boolean }[] = [];
  function Guard() {
    const { loading } = useAuth();
    renderings.push({ loading, isStarting: useIsStarting() });
    return null;
  }
  logIn(people.plain);
  render(
    <AuthProvider>
      <Guard />
    </AuthProvider>,
  );
  await waitFor(() => expect(renderings.at(-1)).toEqual({ loading: false, isStarting: false }));
  const known = renderings.filter(({ loading }) => !loading);
  expect(known[0]).toEqual({ loading: false, isStarting: true });
});
