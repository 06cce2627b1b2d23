import { api, unwrap } from '@plenary/kit/api';
import { act, http, screen, server } from '@plenary/kit/testing';
import { renderShell } from '../testing/render-shell';

afterEach(() => jest.useRealTimers());

it('a read without an answer shows after 3 s, and the reader can stop waiting', async () => {
  renderShell({ path: '/' });
  await screen.findByRole('heading', { name: 'Home page' });
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.untyped.get('/api/v1/admin/dashboard/stats', () => {
        resolve();
        return new Promise<Response>(() => undefined);
      }),
    );
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const call = unwrap(api.GET('/api/v1/admin/dashboard/stats')).catch((error: unknown) => error);
  await asked;
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(screen.queryByText('No answer from the server yet.')).toBeNull();

  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('No answer from the server yet.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Stop waiting' }).click());

  await act(async () => expect(await call).toMatchObject({ name: 'AbortError' }));
  expect(screen.queryByText('No answer from the server yet.')).toBeNull();
});
