import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY, HOUR, utcDay } from '../../platform/core/time.js';
import { LiveVersions, type NewVersion } from '../front-ends/live-versions.js';
import * as watches from './front-end-watches.sql.js';
import { judge, looksAt, visitsOf } from './judge.js';
import { reasonInWords } from './reason-in-words.js';
import { Rollbacks } from './rollbacks.service.js';
import { newFigures, oldFigures, type Sums } from './watched-figures.js';

/** From its going live. */
export const WATCHED_FOR = 72 * HOUR;
/** Whose figures of the old version are compared. */
const BASELINE_DAYS = 7;

export type Running = Awaited<ReturnType<typeof watches.findRunning.all>>[number];
type Pair = Pick<NewVersion, 'frontEnd' | 'version' | 'before'>;

/** Watches new versions of front ends, and rolls back those that are worse than the ones before. */
@Injectable()
export class ErrorBudget {
  private readonly logger = new Logger('FrontEnds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: LiveVersions,
    private readonly rollbacks: Rollbacks,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** One statement when nothing is watched. Safe in several processes at once. */
  async look(): Promise<void> {
    const now = this.clock.now();
    const fresh = this.versions.newSince(after(now, -WATCHED_FOR));
    const running = await watches.findRunning.all(this.dataSource);
    if (fresh.length === 0 && running.length === 0) return;
    await this.dataSource.transaction((tx) => this.judgeAll(tx, fresh, now));
    await this.rollBack(now);
  }

  private async judgeAll(tx: EntityManager, fresh: NewVersion[], now: Date): Promise<void> {
    const { isLocked } = await watches.tryLock.one(tx);
    if (!isLocked) return;
    const watched: Running[] = [];
    const known = await watches.findRunning.all(tx);
    for (const watch of known) if (await this.goOn(tx, watch, fresh, now)) watched.push(watch);
    for (const version of fresh) {
      if (!known.some((watch) => isOf(watch, version))) await this.begin(tx, version, now);
    }
    await this.compare(tx, watched);
  }

  /** @returns whether the version is still to be judged */
  private async goOn(tx: EntityManager, watch: Running, fresh: NewVersion[], now: Date) {
    const { id, frontEnd, version, state, until } = watch;
    const found = fresh.find((each) => isOf(watch, each));
    const isOffered = this.versions.isOffered(frontEnd, version);
    // Rolled back, by a process that reports it now or was killed; else a person has published or rolled back.
    const isDone = this.versions.live()[frontEnd] === watch.before;
    if (!isOffered && isDone && state === 'exceeded' && watch.tries > 0) return false;
    if (!isOffered) {
      await watches.end.run(tx, { id, state: 'replaced', now });
      return false;
    }
    if (found?.liveSince && watch.isRollout) {
      const [, before] = await this.sumsOf(tx, [watch]).then((find) => find(watch));
      const firstSums = JSON.stringify({ ...watch.firstSums, before });
      await watches.goLive.run(tx, { id, until: after(found.liveSince, WATCHED_FOR), firstSums });
      return state === 'watched';
    }
    if (until && until <= now) {
      await watches.end.run(tx, { id, state: state === 'exceeded' ? state : 'kept', now });
      return false;
    }
    return state === 'watched';
  }

  private async begin(tx: EntityManager, version: NewVersion, now: Date): Promise<void> {
    const watch = { ...version, begunAt: now };
    const [sums, before] = await this.sumsOf(tx, [watch]).then((find) => find(watch));
    const { frontEnd, liveSince } = version;
    const begun = await watches.begin.run(tx, {
      ...{ id: newId(), frontEnd, version: version.version, before: version.before, now },
      isRollout: liveSince === null,
      until: liveSince && after(liveSince, WATCHED_FOR),
      firstSums: JSON.stringify({ now: sums, before }),
    });
    if (begun > 0) this.logger.log(`${frontEnd} ${version.version} is watched`);
  }

  private async compare(tx: EntityManager, watched: Running[]): Promise<void> {
    if (watched.length === 0) return;
    const find = await this.sumsOf(tx, watched);
    for (const watch of watched) {
      const { id, firstSums, frontEnd, version } = watch;
      const [sums, old] = find(watch);
      const found = newFigures(sums, firstSums.now);
      const visits = visitsOf(found);
      const looks = Math.max(watch.looks, looksAt(visits));
      if (visits !== watch.visits) await watches.keepLook.run(tx, { id, visits, looks });
      if (looks === watch.looks) continue;
      const before = oldFigures(watch.isRollout ? old : firstSums.before);
      const verdict = judge(found, before, looks);
      if (!verdict) continue;
      const reason = reasonInWords(verdict);
      await watches.exceed.run(tx, { id, reason });
      this.logger.warn({ event: 'error-budget-exceeded', frontEnd, version, reason });
    }
  }

  /** Of the new and the old version since the days before the watch. One statement for all. */
  private async sumsOf(tx: EntityManager, pairs: (Pair & { begunAt: Date })[]) {
    const sinceOf = ({ begunAt }: { begunAt: Date }) =>
      utcDay(after(begunAt, -BASELINE_DAYS * DAY));
    const versions = pairs.flatMap((pair) =>
      [pair.version, pair.before].map((version) => ({
        ...{ frontEnd: pair.frontEnd, version, since: sinceOf(pair) },
      })),
    );
    const rows = await watches.sumVersions.all(tx, { versions: JSON.stringify(versions) });
    return (pair: Pair & { begunAt: Date }): [now: Sums, before: Sums] => {
      const of = (version: string) =>
        rows.filter(
          (row) =>
            row.frontEnd === pair.frontEnd &&
            row.version === version &&
            row.since === sinceOf(pair),
        );
      return [of(pair.version), of(pair.before)];
    };
  }

  private async rollBack(now: Date): Promise<void> {
    const running = await watches.findRunning.all(this.dataSource);
    const isDue = ({ state, nextTryAt }: Running) =>
      state === 'exceeded' && (nextTryAt === null || nextTryAt <= now);
    for (const watch of running.filter(isDue)) {
      // A process that was killed may have rolled back already.
      const isGone = !this.versions.isOffered(watch.frontEnd, watch.version);
      if (isGone && watch.tries > 0) await this.rollbacks.finish(watch);
      else if (this.config.hasErrorBudget) await this.rollbacks.rollBack(watch);
    }
  }
}

const isOf = (watch: Pick<Running, 'frontEnd' | 'version'>, version: Pair) =>
  watch.frontEnd === version.frontEnd && watch.version === version.version;
