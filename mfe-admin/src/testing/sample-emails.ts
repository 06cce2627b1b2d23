import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type Email = components['schemas']['AdminEmail'];

export function sampleEmail(n: number, differences: Partial<Email> = {}): Email {
  return {
    id: `00000000-0000-4000-8000-00000000030${n}`,
    kind: 'payment-confirmed',
    recipient: `person${n}@example.org`,
    state: 'sent',
    tries: 1,
    reason: null,
    createdAt: '2025-10-13T08:42:00.000Z',
    nextTryAt: null,
    sentAt: '2025-10-13T08:42:05.000Z',
    messageId: '<sample@plenary.example>',
    canRetry: false,
    history: [{ at: '2025-10-13T08:42:05.000Z', outcome: 'sent', reason: null }],
    preview: { subject: 'Payment confirmed', replyTo: null, text: 'Thank you.', html: '' },
    ...differences,
  };
}

export function serveEmails(emails: Email[]) {
  const rows = new Map(emails.map((email) => [email.id, email]));
  const asked: Record<string, string>[] = [];
  const retried: string[] = [];
  server.use(
    http.get('/api/v1/admin/emails', ({ request, response }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const all = [...rows.values()];
      const having = (state: string) => all.filter((email) => email.state === state);
      return response(200).json({
        items: query.state ? having(query.state) : all,
        nextCursor: null,
        counts: {
          all: all.length,
          queued: having('queued').length,
          failed: having('failed').length,
        },
      });
    }),
    http.get('/api/v1/admin/emails/{id}', ({ params, response }) =>
      response(200).json(rows.get(params.id) ?? sampleEmail(1)),
    ),
    http.post('/api/v1/admin/emails/{id}/retry', ({ params, response }) => {
      retried.push(params.id);
      const before = rows.get(params.id) ?? sampleEmail(1);
      const after = { ...before, state: 'queued' as const, reason: null, tries: 0 };
      rows.set(params.id, after);
      return response(200).json(after);
    }),
  );
  return { asked, retried };
}
