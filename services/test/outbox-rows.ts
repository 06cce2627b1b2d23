import type { DataSource } from 'typeorm';

export interface WrittenMail {
  kind: string;
  recipient: string;
  cause: string;
  data: Record<string, unknown>;
}

/** The mails of one cause ("registration-received:<id>"), as they stand in the outbox. */
export function mailsOf(dataSource: DataSource, cause: string): Promise<WrittenMail[]> {
  return dataSource.query(
    'SELECT kind, recipient, cause, data FROM outgoing_mails WHERE cause LIKE $1 ORDER BY id',
    [`${cause}%`],
  );
}
