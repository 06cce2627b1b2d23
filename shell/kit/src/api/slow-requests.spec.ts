import { http, HttpResponse, server } from '../testing';
import { api, onSlowRequests, slowRequests, unwrap } from '.';

/** Answers on command. */
function late(path: string) {
  let answer: () => void = () => undefined;
  const sent = new Promise<Response>((resolve) => {
    answer = () => resolve(HttpResponse.json({}));
  });
  const handler = jest.fn();
  const asked = new Promise<void>((resolve) => handler.mockImplementation(resolve));
  server.use(http.untyped.all(path, () => (handler(), sent)));
  return { handler, asked, answer: () => answer() };
}

const dashboard = '/api/v1/admin/dashboard/stats';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it('lists a request from its third second to its answer', async () => {
  const { asked, answer } = late('/api/v1/auth/logout');
  const changed = jest.fn();
  const stop = onSlowRequests(changed);
  const call = unwrap(api.POST('/api/v1/auth/logout'));
  await asked;

  await jest.advanceTimersByTimeAsync(2999);
  expect(slowRequests()).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(slowRequests()).toEqual([{ cancel: undefined }]);

  answer();
  await call;
  expect(slowRequests()).toHaveLength(0);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

it('cancels a read, which is not retried', async () => {
  const { handler, asked } = late(dashboard);
  const call = unwrap(api.GET(dashboard)).catch((error: unknown) => error);
  await asked;
  await jest.advanceTimersByTimeAsync(3000);

  slowRequests()[0]?.cancel?.();

  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(slowRequests()).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(handler).toHaveBeenCalledTimes(1);
});

it('does not offer to cancel the request for the user, without whom the session would end', async () => {
  const { asked, answer } = late('/api/v1/auth/me');
  const call = unwrap(api.GET('/api/v1/auth/me'));
  await asked;
  await jest.advanceTimersByTimeAsync(3000);
  expect(slowRequests()).toEqual([{ cancel: undefined }]);
  answer();
  await call;
});
