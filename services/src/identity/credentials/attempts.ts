import { arrayOf, count, param } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { rateLimited } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { after } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';

/** A sliding window. */
export interface AttemptLimit {
  readonly name: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /** Pauses that double with each attempt after the first `free` ones. Without them there is none. */
  readonly pauses?: Pauses;
}

interface Pauses {
  readonly free: number;
  /** Milliseconds. */
  readonly first: number;
  readonly longest: number;
}

interface Counted {
  key: Buffer;
  since: Date;
}

interface Attempt extends Counted {
  now: Date;
  most: number;
  free: number;
  first: number;
  longest: number;
  expiresAt: Date;
}

const countedSince = (since: Date) =>
  db.selectFrom(sql<{ t: Date }>`unnest(attempts.times)`.as<'t'>(sql`t`)).where('t', '>', since);

/** Changes no row when the limit is reached or a pause lasts. */
const countAttempt = statement((p: Attempt) => {
  const times = sql<Date[]>`ARRAY[${p.now}::timestamptz]`;
  const counted = countedSince(p.since).select(count().as('counted'));
  const newest = countedSince(p.since).select(({ fn }) => fn.max('t').as('newest'));
  const pause = sql`least(${p.longest}::float8, ${p.first}::float8
    * power(2, least((${counted}) - ${p.free}::int, 30)))`;
  return db
    .insertInto('attempts')
    .values({ key: p.key, times, expires_at: p.expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          times: sql<Date[]>`${arrayOf(countedSince(p.since).select('t'))} || ${times}`,
          expires_at: p.expiresAt,
        })
        .where(counted, '<', param(p.most, 'integer'))
        .where(
          sql<boolean>`((${counted}) < ${p.free}::int
            OR (${newest}) + make_interval(secs => ${pause} / 1000) <= ${p.now}::timestamptz)`,
        ),
    );
});

const findCounted = statement(({ key, since }: Counted) =>
  db
    .selectFrom('attempts')
    .select(arrayOf(countedSince(since).select('t').orderBy('t')).as('times'))
    .where('key', '=', key),
);

/** One of that moment; others of the same moment stay. */
const takeOneBack = statement(({ key, at }: { key: Buffer; at: Date }) => {
  const place = sql`array_position(times, ${at}::timestamptz)`;
  return db
    .updateTable('attempts')
    .set({ times: sql<Date[]>`times[:${place} - 1] || times[${place} + 1:]` })
    .where('key', '=', key)
    .where(sql<boolean>`${place} IS NOT NULL`);
});

const clearAttempts = statement(({ key }: Pick<Counted, 'key'>) =>
  db.deleteFrom('attempts').where('key', '=', key),
);

const forgetExpired = statement(({ now }: Pick<Attempt, 'now'>) =>
  db.deleteFrom('attempts').where('expires_at', '<=', now),
);

/** Exact over all processes, where rate limits can forget. Subjects are keyed hashes. */
@Injectable()
export class Attempts {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns when it counted, for `giveBack`
   * @throws AppError RATE_LIMITED with the seconds until one is free again
   */
  async spend(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<Date> {
    const { most, within, pauses } = limit;
    const now = this.clock.now();
    const since = after(now, -within);
    const key = this.key(limit, subject);
    const { free, first, longest } = pauses ?? { free: most, first: 0, longest: 0 };
    const expiresAt = after(now, within);
    const attempt = { key, now, since, most, free, first, longest, expiresAt };
    if ((await countAttempt.run(tx, attempt)) === 1) return now;
    throw rateLimited(Math.max(1, await this.wait(tx, limit, subject)));
  }

  /** Spends an attempt. @returns false when none is left */
  async isWithin(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<boolean> {
    try {
      await this.spend(tx, limit, subject);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.RATE_LIMITED) return false;
      throw error;
    }
  }

  /** How many attempts the subject has left now. */
  async left(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<number> {
    const since = after(this.clock.now(), -limit.within);
    const row = await findCounted.first(tx, { key: this.key(limit, subject), since });
    return Math.max(0, limit.most - (row?.times.length ?? 0));
  }

  /** Seconds until the subject has an attempt left, 0 when it has one now. */
  async wait(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<number> {
    const now = this.clock.now();
    const since = after(now, -limit.within);
    const row = await findCounted.first(tx, { key: this.key(limit, subject), since });
    return secondsUntil(nextAt(limit, row?.times ?? []), now);
  }

  /** Takes one attempt off the count. @param at when it counted */
  async giveBack(tx: EntityManager, limit: AttemptLimit, subject: string, at: Date): Promise<void> {
    await takeOneBack.run(tx, { key: this.key(limit, subject), at });
  }

  async clear(tx: EntityManager, limit: AttemptLimit, subject: string): Promise<void> {
    await clearAttempts.run(tx, { key: this.key(limit, subject) });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await forgetExpired.run(tx, { now: this.clock.now() });
  }

  private key({ name }: AttemptLimit, subject: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`attempts:${name}:${subject}`)
      .digest();
  }
}

function secondsUntil(time: Date | undefined, now: Date): number {
  return time ? Math.max(0, Math.ceil((time.getTime() - now.getTime()) / 1000)) : 0;
}

/** When the next attempt is free; undefined when the first ones are left. */
function nextAt({ most, within, pauses }: AttemptLimit, times: Date[]): Date | undefined {
  const [oldest, newest] = [times.at(-most), times.at(-1)];
  if (oldest) return after(oldest, within);
  if (!newest || !pauses || times.length < pauses.free) return undefined;
  return after(newest, Math.min(pauses.longest, pauses.first * 2 ** (times.length - pauses.free)));
}
