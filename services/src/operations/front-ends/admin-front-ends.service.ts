import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY, utcDay } from '../../platform/core/time.js';
import { notFound } from '../../platform/http/common.errors.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { readPage } from '../../platform/lists/keyset.js';
import type { FrontEndFailuresQuery, FrontEndsOverview } from './admin-front-ends.schema.js';
import {
  failures,
  type FailureRecord,
  findFailure,
  sumCounts,
} from './front-end-figures.read-model.js';
import { findWatches } from './front-end-watches.read-model.js';
import { MINIMUM_VISITS } from './minimum-visits.js';
import type { Metric } from './front-end-figures.sql.js';
import { type KnownVersion, LiveVersions } from './live-versions.js';
import { SourcePlaces } from './source-places.js';
import { p75, type Vital } from './vitals.js';

const texts = defineTexts('server.operations.frontEndFailures', { thisFailure: 'This failure' });

/** Of one front end, with the live one. */
const VERSIONS_SHOWN = 5;

type Version = FrontEndsOverview['frontEnds'][number]['versions'][number];

interface Sum {
  frontEnd: string;
  version: string;
  metric: Metric;
  bucket: number;
  count: number;
  estimate: number;
}

/** Figures of the versions that are live, or were lately. */
@Injectable()
export class AdminFrontEnds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: LiveVersions,
    private readonly places: SourcePlaces,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async overview(days: number): Promise<FrontEndsOverview> {
    const sums = await sumCounts.all(this.dataSource, { since: utcDay(this.since(days)) });
    const figuresOf = (version: KnownVersion) =>
      sums.filter((each) => keyOf(each) === keyOf(version));
    const known = this.versions.all();
    const names = [...new Set(known.map(({ frontEnd }) => frontEnd))];
    const watches = await findWatches.all(this.dataSource, { frontEnds: names });
    names.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
    const frontEnds = names.map((name) => ({
      name,
      versions: known
        .filter(({ frontEnd }) => frontEnd === name)
        // The live one and the one before are listed without figures, too.
        .filter((version, index) => index < 2 || figuresOf(version).length > 0)
        .slice(0, VERSIONS_SHOWN)
        .map((version) => ({
          ...this.presentVersion(version, figuresOf(version)),
          watch: presentWatch(watches.find((watch) => keyOf(watch) === keyOf(version))),
        })),
    }));
    const { measuredVisits, hasErrorBudget } = this.config;
    return { measuredVisits, hasErrorBudget, frontEnds };
  }

  async failures(query: FrontEndFailuresQuery) {
    const filters = { since: this.since(query.days), q: query.q };
    const page = await readPage(this.dataSource, failures, filters, query);
    return { items: page.rows.map(presentFailure), nextCursor: page.nextCursor, counts: {} };
  }

  /** With the places of its code in the sources. @throws AppError NOT_FOUND */
  async failure(id: string) {
    const record = await findFailure.first(this.dataSource, { id });
    if (!record) throw notFound(texts.thisFailure);
    const commit = this.versions.commitOf(record.frontEnd, record.version);
    return { ...presentFailure(record), commit, frames: await this.places.of(record) };
  }

  private presentVersion(
    { frontEnd, version, ...known }: KnownVersion,
    sums: Sum[],
  ): Omit<Version, 'watch'> {
    const of = (metric: Metric) => sums.find((each) => each.metric === metric);
    const loads = of('load')?.estimate ?? 0;
    const failed = of('failure')?.count ?? 0;
    return {
      version,
      isLive: known.isLive,
      rolledOutTo: this.versions.rolledOutTo(frontEnd, version),
      liveSince: known.liveSince?.toISOString() ?? null,
      commit: this.versions.commitOf(frontEnd, version),
      loads,
      samples: of('load')?.count ?? 0,
      failures: failed,
      // A visit may fail several times, and a visit that fails may not be measured.
      failureShare: loads === 0 ? null : Math.min(1, failed / loads),
      errors: of('error')?.count ?? 0,
      lcp: vitalOf('lcp', sums),
      inp: vitalOf('inp', sums),
      cls: vitalOf('cls', sums),
    };
  }

  /** The start of the first of so many days, in UTC. */
  private since(days: number): Date {
    return new Date(utcDay(after(this.clock.now(), -(days - 1) * DAY)));
  }
}

function presentWatch(
  watch: Awaited<ReturnType<typeof findWatches.all>>[number] | undefined,
): Version['watch'] {
  if (!watch) return null;
  const { state, before, visits, until, reason, failure, endedAt } = watch;
  return {
    ...{ state, before, visits, minimumVisits: MINIMUM_VISITS, reason, failure },
    until: until?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

const keyOf = ({ frontEnd, version }: { frontEnd: string; version: string }) =>
  `${frontEnd} ${version}`;

const orderOf = (name: string) => (name === 'shell' ? '' : name);

function vitalOf(vital: Vital, sums: Sum[]) {
  const counts = new Map(
    sums.filter(({ metric }) => metric === vital).map(({ bucket, count }) => [bucket, count]),
  );
  const value = p75(vital, counts);
  const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return value === null ? null : { p75: rounded(vital, value), samples };
}

const rounded = (vital: Vital, value: number) =>
  vital === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);

export function presentFailure(record: FailureRecord) {
  const { references, firstSeenAt, lastSeenAt, ...rest } = record;
  const { id, frontEnd, version, path, reason, error, message, count } = rest;
  return {
    ...{ id, frontEnd, version, path, reason, error, message, count },
    references: references.toReversed(),
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
