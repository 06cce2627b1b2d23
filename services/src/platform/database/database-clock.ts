import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { Clock } from '../core/clock.js';
import { MINUTE, SECOND } from '../core/time.js';
import { db } from './db.js';
import { statement } from './statement.js';

/** Machines that keep their clocks by NTP differ by less. */
const TOLERATED = SECOND;

const readClock = statement(() => db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')));

/**
 * Gives all processes the time of their database: one with a wrong clock would end the sessions, links and
 * deadlines that others give, and keep what they have ended.
 */
@Injectable()
export class DatabaseClock implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseClock.name);
  private timer: NodeJS.Timeout | undefined;
  private behind = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    // The embedded database has the clock of this machine.
    if (this.config.isEmbedded) return;
    await this.adjust();
    // While the database is away, the last difference holds.
    this.timer = setInterval(() => void this.adjust().catch(() => undefined), MINUTE).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Of a slow answer only the part is believed that its way cannot explain. */
  async adjust(): Promise<void> {
    const asked = Date.now();
    const { now } = await readClock.one(this.dataSource);
    const way = (Date.now() - asked) / 2;
    const behind = Math.round(now.getTime() - asked - way);
    if (Math.abs(behind - this.behind) <= TOLERATED + way) return;
    this.behind = Math.abs(behind) <= TOLERATED + way ? 0 : behind;
    this.clock.follow(this.behind);
    this.logger.warn(
      this.behind === 0
        ? 'The clock of this machine is right again'
        : `The clock of this machine differs from the database by ${this.behind / SECOND} s: the database is followed`,
    );
  }
}
