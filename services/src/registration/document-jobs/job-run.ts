import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/core/clock.js';
import type { Connection } from '../../platform/database/db.js';
import * as sql from './document-jobs.sql.js';

/** It was cancelled, or another process has it. */
export class JobTaken extends Error {}

/** A job that this process runs. */
export class JobRun {
  constructor(
    readonly dataSource: DataSource,
    private readonly clock: Clock,
    readonly job: sql.ClaimedJob & { runner: string },
    private readonly stopping: AbortSignal,
  ) {}

  /** @returns the next ones, in their order */
  async subjects(from: number, limit: number): Promise<string[]> {
    const { id } = this.job;
    return (await sql.findSubjects.first(this.dataSource, { id, from, limit }))?.ids ?? [];
  }

  /**
   * Records how far it is, in the transaction of its step.
   * @throws JobTaken; the reason of a shutdown
   */
  async advance(
    on: Connection,
    { done, issued = 0, problems }: { done: number; issued?: number; problems: sql.Problem[] },
  ): Promise<void> {
    this.stopping.throwIfAborted();
    const { id, runner } = this.job;
    const mine = await sql.advanceJob.first(on, {
      id,
      runner,
      done,
      issued,
      now: this.clock.now(),
    });
    if (!mine) throw new JobTaken();
    if (problems.length === 0) return;
    await sql.insertProblems.run(on, { id, problems: sql.problemRows(problems) });
  }
}
