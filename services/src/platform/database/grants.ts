import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';

/** For a role other than the owner: all tables, but only INSERT and SELECT on the audit. */
export async function grantToApplication(owner: DataSource, config: Config): Promise<void> {
  const role = roleOf(config.databaseUrl);
  if (role === undefined || role === roleOf(config.migrationDatabaseUrl)) return;
  const name = `"${role.replaceAll('"', '""')}"`;
  const schemas = config.redisUrl ? 'public' : 'public, bullmq';
  await owner.query(`
    GRANT USAGE ON SCHEMA ${schemas} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${name};
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM ${name};
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON migrations FROM ${name};
  `);
}

function roleOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURIComponent(new URL(url).username);
}
