import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config, type UploadLimits } from '../config/config.js';
import { PdfChecker } from '../pdf/pdf-checker.js';
import type { AppError } from '../http/app-error.js';
import { HeldUploads } from './held-uploads.js';
import { LoopDelay } from './loop-delay.js';
import { busy } from './uploads.errors.js';

type Reason = keyof UploadLimits;

const REASONS = ['open', 'pdfChecks', 'loopDelay', 'poolWaiting'] as const;

/** Seconds. Spread out, so that refused browsers do not return together. */
const RETRY_AFTER = { least: 20, most: 60 };

/**
 * Whether this process takes another upload. One that was taken goes on: its later requests never ask.
 */
@Injectable()
export class UploadAdmission implements OnModuleDestroy {
  /** Since the start, for metrics. */
  readonly refused: Record<Reason, number> = {
    open: 0,
    pdfChecks: 0,
    loopDelay: 0,
    poolWaiting: 0,
  };
  private readonly loop = new LoopDelay();
  private starting = 0;

  constructor(
    private readonly config: Config,
    private readonly held: HeldUploads,
    private readonly pdfs: PdfChecker,
    private readonly dataSource: DataSource,
  ) {}

  /** Uploads in progress, those that are about to start among them. */
  get open(): number {
    return this.starting + this.held.open;
  }

  /** PDFs that are not checked yet. */
  get pdfChecks(): number {
    return this.pdfs.waiting;
  }

  /**
   * Takes an upload, or not.
   * @returns the function that says that its first request ended
   * @throws AppError BUSY with a time to try again
   */
  take(): () => void {
    const reason = this.reason();
    if (reason) throw this.refusal(reason);
    this.starting += 1;
    return () => {
      this.starting -= 1;
    };
  }

  onModuleDestroy(): void {
    this.loop.stop();
  }

  private reason(): Reason | undefined {
    const { uploadLimits } = this.config;
    const figures = {
      open: this.open,
      pdfChecks: this.pdfChecks,
      loopDelay: uploadLimits.loopDelay > 0 ? this.loop.milliseconds() : 0,
      poolWaiting: this.poolWaiting(),
    };
    return REASONS.find((name) => uploadLimits[name] > 0 && figures[name] >= uploadLimits[name]);
  }

  private refusal(reason: Reason): AppError {
    this.refused[reason] += 1;
    return busy(randomInt(RETRY_AFTER.least, RETRY_AFTER.most + 1));
  }

  private poolWaiting(): number {
    const pool = (this.dataSource.driver as PostgresDriver).master as Pool | undefined;
    return pool?.waitingCount ?? 0;
  }
}
