import type { components } from '@plenary/kit/api';
import { http, server } from '@plenary/kit/testing';

type AuditRow = components['schemas']['AuditRow'];

export function sampleEntry(n: number, differences: Partial<AuditRow> = {}): AuditRow {
  return {
    id: String(n),
    at: '2025-10-13T08:42:00.000Z',
    actor: { id: '00000000-0000-4000-8000-000000000004', name: 'Ada Sample' },
    action: 'user.role-changed',
    subject: {
      type: 'user',
      id: `00000000-0000-4000-8000-00000000020${n}`,
      name: `Person Number${n}`,
    },
    fields: ['role'],
    before: 'researcher',
    after: 'reviewer',
    requestId: 'sample-request',
    ...differences,
  };
}

export function serveAudit(entries: AuditRow[], archivedBefore: string | null = null) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('/api/v1/admin/audit', ({ request, response }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const items = entries.filter(({ action }) => !query.action || action === query.action);
      return response(200).json({ items, nextCursor: null, counts: {} });
    }),
    http.get('/api/v1/admin/audit/filters', ({ response }) =>
      response(200).json({
        actions: ['user.disabled', 'user.role-changed'],
        subjectTypes: ['payment', 'user'],
        archivedBefore,
      }),
    ),
  );
  return { asked };
}
