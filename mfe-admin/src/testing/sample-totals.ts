import { http, server } from '@plenary/kit/testing';

export function serveTotals(): void {
  server.use(
    http.get('/api/v1/admin/registration-totals', ({ response }) =>
      response(200).json({
        registrations: 45,
        extras: [{ id: 'dinner', name: 'Conference dinner', sold: 42, quantity: 80 }],
        questions: [],
      }),
    ),
  );
}
