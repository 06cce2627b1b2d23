import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { utcDay } from '../../platform/core/time.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { budgetedReports } from './front-end-failures.limits.js';
import type { FailureReason, FrontEndFailure } from './front-end-failures.schema.js';
import * as figures from './front-end-figures.sql.js';
import type { FrontEndMeasurement, Measured } from './front-end-measurements.schema.js';
import { lineOf } from './line-of.js';
import { LiveVersions } from './live-versions.js';
import { scrubbedMessage } from './scrubbed-message.js';
import { bucketOf, VITALS } from './vitals.js';

const texts = defineTexts('server.operations.frontEnds', {
  unknownVersion: 'This version is not live.',
});

/** Distinct failures that are kept of one version; others are only counted. */
export const FAILURES_OF_A_VERSION = 200;

const THROWN: readonly FailureReason[] = ['render', 'thrown', 'rejected'];

/** Counts what browsers report of the versions that are live, or were lately. */
@Injectable()
export class FrontEndReports {
  private readonly logger = new Logger('FrontEnds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: LiveVersions,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /** @throws AppError VALIDATION_FAILED for an unknown version */
  async fail(failure: FrontEndFailure, address: string): Promise<{ received: true }> {
    const { remote: frontEnd, version, shell, path, reason, reference, error, at } = failure;
    this.refuseUnknown(frontEnd, version);
    this.logger.warn(lineOf(failure));
    const metric = THROWN.includes(reason) ? 'error' : 'failure';
    const now = this.clock.now();
    const budgeted = await this.budgetedOf({ frontEnd, version }, metric, address);
    const one = { frontEnd, version, bucket: 0, count: 1, estimate: 1, budgeted };
    const counts = JSON.stringify([{ ...one, metric }]);
    const message = scrubbedMessage(error, failure.message);
    const fingerprint = fingerprintOf([reason, error, message, ...at]);
    await this.dataSource.transaction(async (tx) => {
      await figures.addCounts.run(tx, { day: utcDay(now), counts });
      await figures.addFailure.run(tx, {
        ...{ id: newId(), frontEnd, version, fingerprint, shell, path, reason, reference },
        ...{ error, message, frames: at, now, most: FAILURES_OF_A_VERSION },
      });
    });
    return { received: true };
  }

  /** @throws AppError VALIDATION_FAILED for an unknown version */
  async measure(
    { share, frontEnds }: FrontEndMeasurement,
    address: string,
  ): Promise<{ received: true }> {
    for (const { frontEnd, version } of frontEnds) this.refuseUnknown(frontEnd, version);
    const counted: figures.Counted[] = [];
    for (const each of frontEnds) {
      counted.push(...countsOf(each, share, await this.budgetedOf(each, 'measured', address)));
    }
    const counts = JSON.stringify(counted);
    await figures.addCounts.run(this.dataSource, { day: utcDay(this.clock.now()), counts });
    return { received: true };
  }

  /** A network cannot fill the error budget of a version, nor empty that of the next one. */
  private async budgetedOf(
    { frontEnd, version }: Pick<Measured, 'frontEnd' | 'version'>,
    kind: 'failure' | 'error' | 'measured',
    address: string,
  ): Promise<number> {
    const of = `${frontEnd} ${version} ${kind}`;
    const limit = 'front-end-budget';
    return Number(await this.limits.isFirstOfNetwork(limit, address, budgetedReports, of));
  }

  private refuseUnknown(frontEnd: string, version: string): void {
    if (this.versions.isKnown(frontEnd, version)) return;
    throw new AppError(ErrorCode.VALIDATION_FAILED, texts.unknownVersion);
  }
}

function countsOf(
  { frontEnd, version, ...measured }: Measured,
  share: number,
  budgeted: number,
): figures.Counted[] {
  const one = { frontEnd, version, count: 1, estimate: Math.round(100 / share), budgeted };
  return [
    { ...one, metric: 'load', bucket: 0 },
    ...VITALS.flatMap((metric) => {
      const value = measured[metric];
      return value === undefined ? [] : { ...one, metric, bucket: bucketOf(metric, value) };
    }),
  ];
}

function fingerprintOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}
