import { Client } from 'pg';

/** The controls: each takes one protection away, in the database, so that nothing of the product knows. */
const OFF = {
  /** What was handed over once is never handed over again. */
  sweep: 'OLD.relayed_at IS NOT NULL AND NEW.relayed_at > OLD.relayed_at',
  /** What failed once is never due again. */
  retries: `OLD.status = 'queued' AND NEW.status = 'queued' AND NEW.tries > OLD.tries`,
};

/** Updates of the outbox that the protection needs are dropped from now on. */
export async function switchOff(protection: keyof typeof OFF, ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    CREATE FUNCTION drop_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${OFF[protection]} THEN RETURN NULL; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER drop_update BEFORE UPDATE ON outgoing_mails
      FOR EACH ROW EXECUTE FUNCTION drop_update();
  `);
  await client.end();
}
