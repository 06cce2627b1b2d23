import type { TestApp } from './test-app.js';

/** What the audit log says about the holds of a subject, oldest first. */
export async function auditOf({ dataSource }: TestApp, subjectId: string): Promise<string[]> {
  const rows = await dataSource.query<{ action: string }[]>(
    `SELECT action FROM audit_entries WHERE subject_id = $1 AND action LIKE 'hold.%' ORDER BY id`,
    [subjectId],
  );
  return rows.map(({ action }) => action);
}
