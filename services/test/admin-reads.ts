import type { EmailRow } from '../src/messaging/admin/admin-emails.schema.js';
import type { AuditRow } from '../src/operations/audit/audit-log.schema.js';
import type { TestApp } from './test-app.js';

type Query = Record<string, string>;

const read = async (server: TestApp, token: string, path: string, query: Query) => {
  const search = new URLSearchParams({ limit: '100', ...query }).toString();
  const { body } = await server.call('GET', `${path}?${search}`, { token });
  return body as unknown;
};

export async function auditRows(server: TestApp, token: string, query: Query): Promise<AuditRow[]> {
  return ((await read(server, token, '/admin/audit', query)) as { items: AuditRow[] }).items;
}

export async function emailsTo(
  server: TestApp,
  token: string,
  recipient: string,
): Promise<EmailRow[]> {
  const page = await read(server, token, '/admin/emails', { q: recipient });
  return (page as { items: EmailRow[] }).items;
}
