import { http, HttpResponse, server } from '../testing';
import { api, ApiError, formErrorOf, messageOf, unwrap } from '.';

const me = () => unwrap(api.GET('/api/v1/auth/me')).catch((error: unknown) => error);
const answer = (body: string | object, status: number) =>
  server.use(
    http.untyped.get('/api/v1/auth/me', () =>
      typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  );

it('carries the server’s message, code and fields', async () => {
  const body = {
    statusCode: 422,
    code: 'PRICE_DIFFERS',
    message: 'The price has changed.',
    fields: { price: 'USD 250' },
    requestId: 'r1',
  };
  answer(body, 422);
  const error = await me();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    code: 'PRICE_DIFFERS',
    serverMessage: 'The price has changed.',
    fields: { price: 'USD 250' },
  });
});

it('reads a message in `error`, where the payment calls have it', async () => {
  answer({ success: false, error: { message: 'No such payment.' } }, 404);
  expect(messageOf(await me(), 'Something else')).toBe('No such payment.');
});

it.each([
  ['', 502],
  ['<h1>Bad gateway</h1>', 502],
  [{}, 500],
])('uses the page’s message when the server sends none (%p)', async (body, status) => {
  answer(body, status);
  const error = await me();
  expect(error).toMatchObject({ status, fields: {} });
  expect(messageOf(error, 'Something went wrong. Please try again.')).toBe(
    'Something went wrong. Please try again.',
  );
});

it('returns the error of a form as a whole only when no field has it', () => {
  const atFields = new ApiError(400, { message: 'Check the fields', fields: { email: 'Wrong' } });
  expect(formErrorOf(null, 'Failed')).toBeUndefined();
  expect(formErrorOf(atFields, 'Failed')).toBeUndefined();
  expect(formErrorOf(new ApiError(409, { message: 'Taken' }), 'Failed')).toBe('Taken');
  expect(formErrorOf(new ApiError(0), 'Failed')).toBe('Failed');
});

it('never shows the message of an error in the code', () => {
  expect(messageOf(new TypeError('x is undefined'), 'Failed')).toBe('Failed');
});

it.each([
  [1, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3541, 'an hour'],
  [3600, 'an hour'],
  [80_000, '23 hours'],
])('says when to retry after too many requests: %d seconds are %s', async (seconds, words) => {
  server.use(
    http.untyped.get('/api/v1/auth/me', () =>
      HttpResponse.json(
        { message: 'Too many requests.' },
        { status: 429, headers: { 'Retry-After': String(seconds) } },
      ),
    ),
  );
  expect(messageOf(await me(), 'Something else')).toBe(
    `Too many tries. Please try again in ${words}.`,
  );
});
