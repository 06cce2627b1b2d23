import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Notice = components['schemas']['NoticeOfKind'];

const sampleNotices: Notice[] = [
  { kind: 'submission', choice: 'daily' },
  { kind: 'decline', choice: 'at-once' },
  { kind: 'last-review', choice: 'at-once' },
  { kind: 'revision', choice: 'never' },
  { kind: 'camera-ready', choice: 'never' },
  { kind: 'proof-of-payment', choice: 'daily' },
  { kind: 'enquiry', choice: 'never' },
  { kind: 'visa-letter', choice: 'never' },
  { kind: 'failed-email', choice: 'at-once' },
];

/** @returns the changes that were sent */
export function serveNotices(items = sampleNotices): Notice[] {
  const sent: Notice[] = [];
  server.use(
    http.get('/api/v1/admin/notices', ({ response }) => response(200).json({ items })),
    http.put('/api/v1/admin/notices/{kind}', async ({ params: { kind }, request, response }) => {
      const { choice } = await request.json();
      sent.push({ kind, choice });
      items = items.map((each) => (each.kind === kind ? { kind, choice } : each));
      return response(200).json({ items });
    }),
  );
  return sent;
}
