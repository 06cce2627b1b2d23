import { http, people, server } from '@plenary/kit/testing';
import {
  authenticator,
  currentSession,
  otherSession,
  recoveryCodes,
  twoFactorOff,
} from './sample-account';

const message = 'Done (sample).';
const token = 'sample-token';

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
    http.post('/api/v1/auth/verify-email/{token}', ({ response }) =>
      response(200).json({ message, token }),
    ),
    http.get('/api/v1/auth/verification', ({ response }) =>
      response(200).json({
        triesLeft: 5,
        codeExpiresAt: '2030-01-01T00:00:00Z',
        resendAfter: 0,
        delivery: 'sent',
      }),
    ),
    http.post('/api/v1/auth/login-link', ({ response }) => response(200).json({ message })),
    http.post('/api/v1/auth/login-link/{token}', ({ response }) =>
      response(200).json({ token, user: people.plain }),
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
    http.post('/api/v1/phone-numbers', ({ response }) => response(200).json({ formatted: null })),
    http.get('/api/v1/auth/two-factor', ({ response }) => response(200).json(twoFactorOff)),
    http.post('/api/v1/auth/two-factor/setup', ({ response }) => response(200).json(authenticator)),
    http.post('/api/v1/auth/two-factor/confirm', ({ response }) =>
      response(200).json({ recoveryCodes }),
    ),
    http.get('/api/v1/auth/sessions', ({ response }) =>
      response(200).json({ items: [currentSession, otherSession] }),
    ),
    http.delete('/api/v1/auth/sessions/{id}', ({ response }) => response(200).json({ message })),
    http.delete('/api/v1/auth/sessions', ({ response }) => response(200).json({ message })),
    http.put('/api/v1/auth/password', ({ response }) => response(200).json({ message })),
    http.get('/api/v1/auth/reset-password/{token}', ({ response }) =>
      response(200).json({ expiresAt: '2030-01-01T00:00:00Z', email: people.plain.email }),
    ),
    http.get('/api/v1/auth/confirm-email/{token}', ({ response }) =>
      response(200).json({ expiresAt: '2030-01-01T00:00:00Z' }),
    ),
    http.post('/api/v1/auth/confirm-email/{token}', ({ response }) =>
      response(200).json({ message, newEmail: 'new@example.org' }),
    ),
    http.post('/api/v1/contact', ({ response }) => response(201).json({ success: true, message })),
    http.post('/api/v1/committee/apply', ({ response }) =>
      response(201).json({ success: true, message }),
    ),
  );
}
