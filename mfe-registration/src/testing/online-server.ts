import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Online = components['schemas']['OnlinePayment'];

/** Serves payment pages next to the bank transfer. Without it, the simulated server has none. */
export function simulateOnline(online: Partial<Online> = {}): void {
  const answer = { ways: [], attempt: null, ...online };
  server.use(
    http.get('/api/v1/payments/{id}/online', ({ response }) => response(200).json(answer)),
    http.post('/api/v1/payments/{id}/online/check', ({ response }) => response(200).json(answer)),
  );
}
