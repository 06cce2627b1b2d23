import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Blocks writes to a table until all competing callers have read it. */
export class Gate {
  private constructor(private readonly client: Client) {}

  static async before(table: string, ownerUrl: string): Promise<Gate> {
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
    return new Gate(client);
  }

  /** Waits for callers blocked by the lock, or by a blocked one. */
  async waiting(count: number): Promise<void> {
    for (;;) {
      // Otherwise a transaction keeps seeing its first snapshot of the activity.
      await this.client.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await this.client.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.waiting ?? 0) >= count) return;
      await pause(5);
    }
  }

  open(): Promise<void> {
    return this.client.end();
  }
}
