import type { DataSource } from 'typeorm';

export interface WrittenEmail {
  kind: string;
  recipient: string;
  cause: string;
  data: Record<string, unknown>;
}

export function emailsOf(dataSource: DataSource, cause: string): Promise<WrittenEmail[]> {
  return dataSource.query(
    'SELECT kind, recipient, cause, data FROM outgoing_emails WHERE cause LIKE $1 ORDER BY id',
    [`${cause}%`],
  );
}
