import { http, HttpResponse, server } from '../testing';
import { api, storeToken, unwrap } from '.';
import { requestEarly } from './early-requests';

const me = () => unwrap(api.GET('/api/v1/auth/me'));
let requests: string[];

beforeEach(() => {
  requests = [];
  server.use(
    http.untyped.all('/api/v1/*', ({ request }) => {
      requests.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
      return HttpResponse.json({ number: requests.length });
    }),
  );
});

it('answers the first request for its address, and no later one', async () => {
  storeToken('abc');
  requestEarly(['/api/v1/auth/me']);

  expect(await me()).toEqual({ number: 1 });
  expect(await me()).toEqual({ number: 2 });
  expect(requests).toEqual(Array(2).fill('/api/v1/auth/me Bearer abc'));
});

it('does not answer another person', async () => {
  storeToken('abc');
  requestEarly(['/api/v1/auth/me']);
  storeToken('of another person');
  await me();

  expect(requests).toContain('/api/v1/auth/me Bearer of another person');
});

it('is not sent without a login', async () => {
  requestEarly(['/api/v1/auth/me']);
  await me();

  expect(requests).toEqual(['/api/v1/auth/me null']);
});

it('is ended when it was not asked for within half a minute', () => {
  jest.useFakeTimers();
  const ended = jest.spyOn(AbortController.prototype, 'abort');
  storeToken('abc');
  requestEarly(['/api/v1/auth/me']);
  jest.advanceTimersByTime(29_999);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(ended).toHaveBeenCalled();
  expect(window.earlyRequests?.size).toBe(0);
});
