import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Profile = components['schemas']['ReviewerProfile'];

/** What a reviewer takes on, on the simulated server. Returns what was saved. */
export function serveProfile(profile: Profile): Profile[] {
  const sent: Profile[] = [];
  server.use(
    http.get('/api/v1/reviews/profile', ({ response }) =>
      response(200).json(sent.at(-1) ?? profile),
    ),
    http.put('/api/v1/reviews/profile', async ({ request, response }) => {
      const saved = await request.json();
      sent.push(saved);
      return response(200).json(saved);
    }),
  );
  return sent;
}
