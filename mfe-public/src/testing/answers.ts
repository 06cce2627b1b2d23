import { http, people, server } from '@plenary/kit/testing';

const message = 'Done (sample).';
const token = 'sample-token';

/** A server that takes everything that visitors send. */
export function answers(): void {
  server.use(
    http.post('/api/v1/auth/login', ({ response }) =>
      response(200).json({ token, user: people.plain }),
    ),
    http.post('/api/v1/auth/register', async ({ request, response }) => {
      const { email, firstName, lastName } = await request.json();
      return response(201).json({
        token,
        user: { ...people.unverified, email, firstName, lastName },
      });
    }),
    http.post('/api/v1/auth/verify-email', ({ response }) =>
      response(200).json({ message, token }),
    ),
    http.post('/api/v1/auth/resend-verification', ({ response }) =>
      response(200).json({ message }),
    ),
    http.put('/api/v1/auth/update-email', async ({ request, response }) => {
      const { email } = await request.json();
      return response(200).json({ message, newEmail: email });
    }),
    http.post('/api/v1/auth/forgot-password', ({ response }) => response(200).json({ message })),
    http.post('/api/v1/auth/reset-password/{token}', ({ response }) =>
      response(200).json({ message }),
    ),
    http.put('/api/v1/auth/profile', async ({ request, response }) =>
      response(200).json({ user: { ...people.plain, ...(await request.json()) } }),
    ),
    http.post('/api/v1/contact', ({ response }) => response(201).json({ success: true, message })),
    http.post('/api/v1/committee/apply', ({ response }) =>
      response(201).json({ success: true, message }),
    ),
  );
}
