import { type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import type { Config } from '../config/config.js';

/** Notifications only save time: listeners poll as well, and each poll reconnects. */
export class ChannelListener implements OnApplicationShutdown {
  private client: Client | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly databaseUrl: Config['databaseUrl'],
    private readonly channel: string,
  ) {}

  /** Resolves on the next notification, after the given time, or when the process stops. */
  async heard(milliseconds: number): Promise<void> {
    const { promise, resolve } = deferred();
    const timer = setTimeout(resolve, milliseconds);
    this.wake = resolve;
    await this.connect();
    await promise;
    clearTimeout(timer);
  }

  async onApplicationShutdown(): Promise<void> {
    this.wake();
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    if (this.client) return;
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client.on('notification', () => this.wake());
    client.on('error', () => this.forget());
    client.on('end', () => this.forget());
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
      // Commits before LISTEN would be missed.
      this.wake();
    } catch {
      this.forget();
    }
  }

  private forget(): void {
    this.client = undefined;
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
