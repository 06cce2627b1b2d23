import { Client } from 'pg';

/** The controls: each takes one protection away, in the database, so that nothing of the product knows. */
const OFF = {
  /** What was handed over once is never handed over again. */
  sweep: {
    table: 'outgoing_mails',
    drops: 'OLD.relayed_at IS NOT NULL AND NEW.relayed_at > OLD.relayed_at',
  },
  /** What failed once is never due again. */
  retries: {
    table: 'outgoing_mails',
    drops: `OLD.status = 'queued' AND NEW.status = 'queued' AND NEW.tries > OLD.tries`,
  },
  /** What ends a session stays in the process that ended it. */
  sessions: { table: 'sessions', drops: 'NEW.ended_at IS NOT NULL' },
};

/** Updates that the protection needs are dropped from now on. */
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
