import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type BulkEmail = components['schemas']['BulkEmail'];

export function sampleBulkEmail(differences: Partial<BulkEmail> = {}): BulkEmail {
  return {
    id: '00000000-0000-4000-8000-000000000901',
    kind: 'announcement',
    subject: 'The programme is online',
    state: 'draft',
    recipients: 0,
    done: 0,
    by: 'Ada Sample',
    createdAt: '2025-10-13T08:42:00.000Z',
    sentAt: null,
    finishedAt: null,
    isOnHold: false,
    body: 'Hello {firstName}',
    audience: { kind: 'people' },
    revision: 1,
    hold: null,
    perMinute: 300,
    delivery: {},
    hidden: 0,
    ...differences,
  };
}

/** One email. @returns the bodies of requests */
export function serveBulkEmails(email: BulkEmail) {
  const asked = {
    created: [] as object[],
    people: [] as object[],
    sent: [] as object[],
    acts: [] as string[],
  };
  let current = email;
  server.use(
    http.get('/api/v1/admin/bulk-emails', ({ response }) =>
      response(200).json({ items: [current], nextCursor: null, counts: { all: 1 } }),
    ),
    http.get('/api/v1/admin/bulk-emails/{id}', ({ response }) => response(200).json(current)),
    http.post('/api/v1/admin/bulk-emails', async ({ request, response }) => {
      const draft = await request.json();
      asked.created.push(draft);
      current = { ...current, ...draft };
      return response(201).json(current);
    }),
    http.put('/api/v1/admin/bulk-emails/{id}', async ({ request, response }) => {
      current = { ...current, ...(await request.json()) };
      return response(200).json(current);
    }),
    http.post('/api/v1/admin/bulk-emails/people', async ({ request, response }) => {
      const body = await request.json();
      asked.people.push(body);
      const { except = [] } = body.audience;
      const person = (n: number) => ({
        ...{ key: `person${n}@example.org`, name: `Person ${n}`, email: `person${n}@example.org` },
        isOptedOut: n === 2,
        isBounced: false,
      });
      return response(200).json({
        ...{
          people: 2 - except.length,
          optedOut: 1,
          bounced: 0,
          either: 1,
          unmatched: [],
          items: [person(1), person(2)].filter(({ key }) => !except.includes(key)),
          leftOut: [person(1), person(2)].filter(({ key }) => except.includes(key)),
        },
        placeholders: [{ name: 'firstName', type: 'text', options: [] }],
      });
    }),
    http.post('/api/v1/admin/bulk-emails/preview', ({ response }) =>
      response(200).json({
        ...{ name: 'Person 1', email: 'person1@example.org', subject: 'The programme' },
        ...{ text: 'Hello Person', html: '' },
      }),
    ),
    http.post('/api/v1/admin/bulk-emails/{id}/send', async ({ request, response }) => {
      asked.sent.push(await request.json());
      return response(200).json({ ...current, isOnHold: true });
    }),
    http.post('/api/v1/admin/bulk-emails/{id}/stop', ({ response }) => {
      asked.acts.push('stop');
      current = { ...current, state: 'stopped' };
      return response(200).json(current);
    }),
    http.get('/api/v1/admin/bulk-emails/{id}/recipients', ({ response }) =>
      response(200).json({
        items: [
          {
            ...{ name: 'Person 1', email: 'person1@example.org', userId: null },
            ...{ delivery: 'failed', reason: '550 no such user', sentAt: null },
          },
        ],
        nextCursor: null,
        counts: { all: 2 },
      }),
    ),
  );
  return { asked };
}
