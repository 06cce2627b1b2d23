import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Holds back what is written into a table, so that all who race for it have looked before. */
export class Gate {
  private constructor(private readonly client: Client) {}

  static async before(table: string, ownerUrl: string): Promise<Gate> {
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
    return new Gate(client);
  }

  /** Until so many stand at it, or behind one who does. */
  async waiting(count: number): Promise<void> {
    for (;;) {
      // A transaction sees the activity of its first look otherwise.
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
