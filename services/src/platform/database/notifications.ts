import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { Config } from '../config/config.js';

/** Milliseconds, as below. */
const CONNECT_AGAIN_AFTER = 1000;
/** Without traffic, a connection that was cut without a word is noticed by probes only. */
const PROBED_AFTER = 10_000;

/** What a loop waits for between its looks. */
export interface Channel {
  /**
   * Resolves on a notification since the last wait ended, after the time, or when the process stops.
   * A connection that was made again counts as a notification: some may have been missed.
   * @param milliseconds at most
   * @returns whether something may have changed
   */
  wait(milliseconds: number): Promise<boolean>;
}

/** One connection of the process that listens to all its channels, and connects again when it is cut. */
@Injectable()
export class Notifications implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly channels = new Map<string, WaitingChannel>();
  private client: Client | undefined;
  /** While it connects, it listens to channels one after another, those that are added meanwhile as well. */
  private isListening = false;
  private isStopping = false;

  constructor(private readonly config: Config) {}

  /** @param name one reader in each process; a constant, which goes into SQL as it is */
  channel(name: string): Channel {
    const channel = new WaitingChannel();
    this.channels.set(name, channel);
    // When it fails, the connection is lost, and the next one listens to all channels.
    if (!this.client) void this.connect();
    else if (this.isListening) this.listen(this.client, name).catch(() => undefined);
    return channel;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const channel of this.channels.values()) channel.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.directDatabaseUrl ?? this.config.databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBED_AFTER,
    });
    this.client = client;
    client.on('notification', ({ channel }) => this.channels.get(channel)?.wake());
    client.on('error', () => undefined);
    client.once('end', () => void this.connectAgain(client));
    try {
      await client.connect();
      for (const name of this.channels.keys()) await this.listen(client, name);
      this.isListening = true;
    } catch {
      await this.connectAgain(client);
    }
  }

  /** Commits before LISTEN would be missed: the channel looks once it listens. */
  private async listen(client: Client, name: string): Promise<void> {
    await client.query(`LISTEN ${name}`);
    this.channels.get(name)?.wake();
  }

  private async connectAgain(lost: Client): Promise<void> {
    if (this.client !== lost) return;
    this.client = undefined;
    this.isListening = false;
    await Promise.all([
      lost.end().catch(() => undefined),
      pause(CONNECT_AGAIN_AFTER, undefined, { ref: false }),
    ]);
    if (!this.isStopping) await this.connect();
  }
}

class WaitingChannel implements Channel {
  private wasWoken = false;
  private resume: (() => void) | undefined;

  wake(): void {
    this.wasWoken = true;
    this.resume?.();
  }

  async wait(milliseconds: number): Promise<boolean> {
    if (!this.wasWoken) await this.woken(milliseconds);
    const wasWoken = this.wasWoken;
    this.wasWoken = false;
    return wasWoken;
  }

  private woken(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
