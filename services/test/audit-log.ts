import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

interface AuditRow {
  actor: { id: string } | null;
  action: string;
  before: string | null;
  after: string | null;
}

export async function auditOf(
  server: TestApp,
  { token }: Person,
  subject: string,
): Promise<AuditRow[]> {
  const path = `/admin/audit?limit=100&sort=at&subject=${subject}`;
  return (await server.call('GET', path, { token })).body.items;
}
