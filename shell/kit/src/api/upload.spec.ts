import { http, HttpResponse, server } from '../testing';
import { api, ApiError, unwrap, uploading, type OnProgress } from '.';

function upload(onProgress: OnProgress) {
  const form = new FormData();
  form.set('cv', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  const body = { firstName: 'A', lastName: 'B', email: 'a@example.org', country: 'Ghana' };
  return unwrap(
    api.POST('/api/v1/committee/apply', {
      fetch: uploading(onProgress),
      body: { ...body, affiliation: 'C', cv: '' },
      bodySerializer: () => form,
    }),
  );
}

it('reports the progress of a form with a file and sends all of it', async () => {
  let cv: File | undefined;
  server.use(
    http.untyped.post('/api/v1/committee/apply', async ({ request }) => {
      expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
      cv = (await request.formData()).get('cv') as File;
      return HttpResponse.json({ success: true, message: 'Thank you.' }, { status: 201 });
    }),
  );
  const shares: number[] = [];
  const answer = await upload((sent, total) => shares.push(sent / total));
  expect(answer.message).toBe('Thank you.');
  expect(await cv?.text()).toBe('%PDF-1.7');
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
});

it('throws an error with the response for a refusal', async () => {
  const fields = { cv: 'Please upload a PDF file only' };
  server.use(
    http.untyped.post('/api/v1/committee/apply', () =>
      HttpResponse.json({ fields }, { status: 422, headers: { 'Retry-After': '7' } }),
    ),
  );
  const error = (await upload(() => {}).catch((cause: unknown) => cause)) as ApiError;
  expect(error).toMatchObject({ status: 422, fields, retryAfter: 7 });
});

it('retries once with the same key when there is no response, then fails', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const keys: (string | null)[] = [];
  server.use(
    http.untyped.post('/api/v1/committee/apply', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  const failed = upload(() => {}).catch((cause: unknown) => cause);
  while (keys.length < 2) await jest.advanceTimersByTimeAsync(100);
  expect(await failed).toMatchObject({ status: 0, isNetworkError: true });
  expect(new Set(keys).size).toBe(1);
  jest.useRealTimers();
});
