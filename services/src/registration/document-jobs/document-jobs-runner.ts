import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY, SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { isFull } from '../../platform/files/upload.js';
import { HeldActors } from '../../platform/holds/held-actors.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { Watch } from '../../platform/jobs/watch.js';
import type { JobFailure } from './document-jobs.schema.js';
import { JOB_KEPT_FOR } from './document-jobs.service.js';
import * as sql from './document-jobs.sql.js';
import { JobFiles } from './job-files.js';
import { JobRun, JobTaken } from './job-run.js';
import { JobWriting } from './job-writing.js';
import { JobIssuing } from './job-issuing.js';

/** A file has names and, on badges, codes. */
const FILE_KEPT_FOR = DAY;
/** A process says at least every few seconds that it runs a job. */
const STALE_AFTER = 30 * SECOND;
/** A job that ends its process is not tried for ever. */
const MOST_ATTEMPTS = 3;

/**
 * Runs document jobs, one at a time in each process. A job belongs to the process that claimed it until it ends, stops, or
 * says nothing for half a minute: another one then continues to issue, or writes the file from its beginning.
 */
@Injectable()
export class DocumentJobsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DocumentJobsRunner.name);
  private readonly watch: Watch;
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly actors: HeldActors,
    private readonly issuing: JobIssuing,
    private readonly writing: JobWriting,
    private readonly files: JobFiles,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    const channel = notifications.channel(sql.JOBS_CHANNEL);
    this.watch = new Watch('document jobs', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    return this.watch.stop();
  }

  /** Runs a job if one waits. @returns milliseconds until another one may be due; undefined where none is under way */
  async look(): Promise<number | undefined> {
    const [runner, now] = [newId(), this.clock.now()];
    const staleBefore = after(now, -STALE_AFTER);
    const job = await sql.claimJob.first(this.dataSource, { runner, now, staleBefore });
    if (job) {
      await this.run({ ...job, runner });
      return 0;
    }
    const { aliveAt } = await sql.nextStale.one(this.dataSource);
    return aliveAt ? Math.max(SECOND, aliveAt.getTime() - staleBefore.getTime()) : undefined;
  }

  private async run(job: sql.ClaimedJob & { runner: string }): Promise<void> {
    if (job.attempts > MOST_ATTEMPTS) return this.fail(job, 'interrupted');
    const organiser = await this.actors.find(this.dataSource.manager, job.requestedBy);
    if (!organiser || !hasRight(organiser, 'documents:write')) return this.fail(job, 'not-allowed');
    const run = new JobRun(this.dataSource, this.clock, job, this.stopping.signal);
    try {
      await this.finish(job, await this.outputOf(run, organiser));
    } catch (error) {
      if (this.stopping.signal.aborted) {
        const { id, runner } = job;
        await sql.releaseJob.run(this.dataSource, { id, runner });
      } else if (!(error instanceof JobTaken)) {
        this.logger.error(error);
        await this.fail(job, isFull(error) ? 'no-room' : 'error');
      }
    }
  }

  /** @returns bytes of the file */
  private async outputOf(run: JobRun, organiser: PermittedUser): Promise<number | null> {
    if (run.job.output === 'documents') {
      await this.issuing.issue(run, organiser);
      return null;
    }
    return this.files.keep(run.job, await this.writing.write(run));
  }

  private async finish({ id, runner, output }: Owned, bytes: number | null): Promise<void> {
    const now = this.clock.now();
    const expiresAt = after(now, bytes === null ? JOB_KEPT_FOR : FILE_KEPT_FOR);
    const end = { id, runner, state: 'finished' as const, failure: null, bytes, now, expiresAt };
    const ended = await sql.endJob.first(this.dataSource, end);
    if (!ended) await this.files.delete([{ id, output }]);
  }

  private async fail({ id, runner }: Owned, failure: JobFailure): Promise<void> {
    const now = this.clock.now();
    const expiresAt = after(now, JOB_KEPT_FOR);
    const end = { id, runner, state: 'failed' as const, failure, bytes: null, now, expiresAt };
    await sql.endJob.run(this.dataSource, end);
  }
}

type Owned = Pick<sql.ClaimedJob, 'id' | 'output'> & { runner: string };
