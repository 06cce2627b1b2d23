import { Client } from 'pg';

/** Controls: each disables one protection in the database, unknown to the product. */
const OFF = {
  /** An enqueued job is never enqueued again. */
  sweep: {
    table: 'outgoing_emails',
    drops: 'OLD.relayed_at IS NOT NULL AND NEW.relayed_at > OLD.relayed_at',
  },
  /** A failed email is never due again. */
  retries: {
    table: 'outgoing_emails',
    drops: `OLD.status = 'queued' AND NEW.status = 'queued' AND NEW.tries > OLD.tries`,
  },
  /** Only the process that ended a session knows that it has ended. */
  sessions: { table: 'sessions', drops: 'NEW.ended_at IS NOT NULL' },
};

export async function switchOff(protection: keyof typeof OFF, ownerUrl: string): Promise<void> {
  const { table, drops } = OFF[protection];
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    CREATE FUNCTION drop_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${drops} THEN RETURN NULL; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER drop_update BEFORE UPDATE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION drop_update();
  `);
  await client.end();
}
