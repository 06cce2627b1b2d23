import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Profile = components['schemas']['ReviewerProfile'];

/** Returns the bodies received. The committee makes `concurrentChange` after the first read. */
export function serveProfile(
  initial: Omit<Profile, 'version'>,
  concurrentChange?: Partial<Profile>,
) {
  const sent: Profile[] = [];
  let profile: Profile = { ...initial, version: 1 };
  server.use(
    http.get('/api/v1/reviews/profile', ({ response }) => {
      const current = profile;
      if (concurrentChange) profile = { ...profile, ...concurrentChange, version: 2 };
      return response(200).json(current);
    }),
    http.put('/api/v1/reviews/profile', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      if (body.version !== profile.version) {
        const error = { statusCode: 409, code: 'CHANGED_MEANWHILE' as const };
        const conflict = { ...error, message: 'Changed.', requestId: 'sample', current: profile };
        return response('default').json(conflict, { status: 409 });
      }
      profile = { ...body, version: body.version + 1 };
      return response(200).json(profile);
    }),
  );
  return sent;
}

type Expertise = components['schemas']['ReviewerExpertise'];

/** Returns the bodies received. Each pasted line is read as a title, and one entry is skipped. */
export function serveExpertise(initial: Omit<Expertise, 'version'>) {
  const sent: Expertise[] = [];
  let expertise: Expertise = { ...initial, version: 1 };
  server.use(
    http.get('/api/v1/reviews/expertise', ({ response }) => response(200).json(expertise)),
    http.put('/api/v1/reviews/expertise', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      expertise = { ...body, version: body.version + 1 };
      return response(200).json(expertise);
    }),
    http.post('/api/v1/reviews/expertise/publications', async ({ request, response }) => {
      const { text } = await request.json();
      const titles = text.split('\n');
      const publications = titles.map((title) => ({ title, abstract: 'What they say.' }));
      return response(200).json({ publications, skipped: 1 });
    }),
  );
  return sent;
}

type Relation = components['schemas']['ReviewerRelations']['items'][number];

/** Returns the bodies received. */
export function serveRelations(items: Relation[] = []) {
  const sent: components['schemas']['NewRelation'][] = [];
  server.use(
    http.get('/api/v1/reviews/relations', ({ response }) => response(200).json({ items })),
    http.post('/api/v1/reviews/relations', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const untilYear = 'untilYear' in body ? body.untilYear : null;
      const added = { id: crypto.randomUUID(), kind: body.kind, value: body.value, untilYear };
      items = [{ ...added, counts: true }, ...items];
      return response(200).json({ items });
    }),
    http.delete('/api/v1/reviews/relations/{id}', ({ params, response }) => {
      items = items.filter(({ id }) => id !== params.id);
      return response(200).json({ items });
    }),
  );
  return sent;
}
