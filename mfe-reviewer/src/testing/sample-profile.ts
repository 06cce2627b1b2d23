import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Profile = components['schemas']['ReviewerProfile'];

/**
 * What a reviewer takes on, on the simulated server.
 * @param meanwhile what the committee says of it after it was read
 * @returns what was sent
 */
export function serveProfile(said: Omit<Profile, 'version'>, meanwhile?: Partial<Profile>) {
  const sent: Profile[] = [];
  let profile: Profile = { ...said, version: 1 };
  server.use(
    http.get('/api/v1/reviews/profile', ({ response }) => {
      const read = profile;
      if (meanwhile) profile = { ...profile, ...meanwhile, version: 2 };
      return response(200).json(read);
    }),
    http.put('/api/v1/reviews/profile', async ({ request, response }) => {
      const asked = await request.json();
      sent.push(asked);
      if (asked.version !== profile.version) {
        const refusal = { statusCode: 409, code: 'CHANGED_MEANWHILE' as const };
        const answer = { ...refusal, message: 'Changed.', requestId: 'sample', current: profile };
        return response('default').json(answer, { status: 409 });
      }
      profile = { ...asked, version: asked.version + 1 };
      return response(200).json(profile);
    }),
  );
  return sent;
}
