import { http } from './http';
import { sampleEdition } from './sample-edition';

const noPaymentPages = { ways: [], attempt: null };

export const handlers = [
  http.get('/api/v1/edition', ({ response }) => response(200).json(sampleEdition)),
  http.get('/api/v1/auth/me', ({ response }) => response(200).json({})),
  http.get('/api/v1/payments/pay-by', ({ response }) =>
    response(200).json({ payBy: '2025-10-20T11:59:59.000Z', papers: [] }),
  ),
  http.get('/api/v1/registration/places', ({ response }) => response(200).json({ packages: [] })),
  http.get('/api/v1/payments/{id}/joining', ({ response }) =>
    response(200).json({ joining: null }),
  ),
  http.get('/api/v1/payments/{id}/online', ({ response }) => response(200).json(noPaymentPages)),
  http.post('/api/v1/payments/{id}/online/check', ({ response }) =>
    response(200).json(noPaymentPages),
  ),
  http.get('/api/v1/admin/held-acts', ({ response }) => response(200).json({ items: [] })),
  http.post('/api/v1/auth/logout', ({ response }) => response(200).json({ message: 'Bye' })),
];
