import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import type { DocumentKind } from '../document-layouts/document-kinds.js';
import { findCandidates } from '../issued-documents/candidates.read-model.js';
import { nameOf } from '../issued-documents/document-issuing.js';
import { findDocumentIds, findNames } from '../issued-documents/issued-documents.sql.js';
import * as errors from './document-jobs.errors.js';
import * as schema from './document-jobs.schema.js';
import * as sql from './document-jobs.sql.js';
import { JobFiles } from './job-files.js';

const MOST_SHOWN = 10;
/** Of a job without a file. */
export const JOB_KEPT_FOR = 30 * DAY;

/** Issues documents, or writes them to a file, in the background: `DocumentJobsRunner` runs what these acts record. */
@Injectable()
export class DocumentJobs implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly files: JobFiles,
    private readonly downloads: DownloadsService,
    private readonly hidden: HiddenSubjects,
    private readonly scheduler: Scheduler,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.deleteExpired());
    this.downloads.add(schema.documentFileSchema, {
      ...{ level: 'admin', rights: ['documents:write'], isSensitive: true },
      subject: () => ({ type: 'list', id: 'documents' }),
      find: async (organiser, { jobId: id }) => {
        const asked = { id, by: organiser.id, now: this.clock.now() };
        const hidden = this.hidden.ids(organiser);
        const job = await sql.findFile(this.dataSource, { ...asked, hidden });
        if (!job) throw errors.fileNotFound();
        return () => this.files.open(job);
      },
    });
  }

  /** The organiser's, newest first. */
  async list(organiser: PermittedUser, kind: DocumentKind) {
    const tx = this.dataSource.manager;
    const { id: editionId } = await this.editions.current(tx);
    const found = await sql.findJobs.all(tx, {
      ...{ editionId, kind, by: organiser.id, limit: MOST_SHOWN },
    });
    return { items: await this.present(tx, organiser, kind, found) };
  }

  /**
   * Returns the job that is under way, if there is one.
   * @throws AppError INVALID_TRANSITION where there is nothing to do
   */
  start(organiser: PermittedUser, { kind, output }: schema.NewJob): Promise<schema.JobAnswer> {
    return this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const subjects = await this.subjectsOf(tx, organiser, { editionId, kind, output });
      const [by, now] = [organiser.id, this.clock.now()];
      const asked = { editionId, kind, output, by };
      let job: sql.FoundJob | undefined;
      // The job under way can end between the two statements.
      while (!job) {
        const id = newId();
        if (await sql.insertJob.first(tx, { ...subjects, ...asked, id, now })) {
          const subject = { type: 'document-job', id };
          const action = `document-job.started`;
          await this.audit.record(tx, { actorId: by, action, subject, after: output });
        }
        job = await sql.findUnderWay.first(tx, asked);
      }
      const [answer] = await this.present(tx, organiser, kind, [job]);
      return answer!;
    });
  }

  /** Documents that were issued stay. @throws AppError NOT_FOUND once it has ended */
  async cancel(organiser: PermittedUser, id: string) {
    const kind = await this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const expiresAt = after(now, JOB_KEPT_FOR);
      const job = await sql.cancelJob.first(tx, { id, by: organiser.id, now, expiresAt });
      if (!job) throw errors.jobNotFound();
      const subject = { type: 'document-job', id };
      const action = 'document-job.cancelled';
      await this.audit.record(tx, { actorId: organiser.id, action, subject });
      return job.kind;
    });
    return this.list(organiser, kind);
  }

  /** With its file. @throws AppError NOT_FOUND, also while it is under way */
  async dismiss(organiser: PermittedUser, id: string) {
    const job = await sql.deleteJob.first(this.dataSource, { id, by: organiser.id });
    if (!job) throw errors.jobNotFound();
    await this.files.delete([job]);
    return this.list(organiser, job.kind);
  }

  private async deleteExpired(): Promise<void> {
    const now = this.clock.now();
    await this.files.delete(await sql.deleteExpired.all(this.dataSource, { now }));
  }

  private async subjectsOf(
    tx: EntityManager,
    organiser: PermittedUser,
    { editionId, kind, output }: schema.NewJob & { editionId: string },
  ) {
    const hidden = this.hidden.ids(organiser);
    if (output !== 'documents') {
      const found = await findDocumentIds(tx, { editionId, kind, hidden });
      if (found.length === 0) throw errors.nothingIssued();
      const paperIds = found.flatMap(({ paperId }) => (paperId === null ? [] : [paperId]));
      return { subjectIds: found.map(({ id }) => id), paperIds };
    }
    const found = await findCandidates(tx, { kind, hidden, subjectIds: null });
    if (found.length === 0) throw errors.noOneToIssueFor();
    return { subjectIds: found.map(({ subjectId }) => subjectId), paperIds: [] };
  }

  private async present(
    tx: EntityManager,
    organiser: PermittedUser,
    kind: DocumentKind,
    jobs: sql.FoundJob[],
  ): Promise<schema.JobAnswer[]> {
    const problems = await sql.findProblems.all(tx, { ids: jobs.map(({ id }) => id) });
    const names = await this.namesOf(tx, organiser, { kind, problems });
    return jobs.map(({ requestedAt, endedAt, expiresAt, ...job }) => ({
      ...job,
      problems: problems
        .filter(({ jobId }) => jobId === job.id)
        .map(({ subjectId, reason }) => ({
          ...{ subjectId, reason, name: names.get(subjectId) ?? null },
        })),
      requestedAt: requestedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    }));
  }

  /** Of people whom documents are issued for, and of documents. */
  private async namesOf(
    tx: EntityManager,
    organiser: PermittedUser,
    { kind, problems }: { kind: DocumentKind; problems: sql.Problem[] },
  ): Promise<Map<string, string>> {
    if (problems.length === 0) return new Map();
    const ids = problems.map(({ subjectId }) => subjectId);
    const hidden = this.hidden.ids(organiser);
    const people = await findCandidates(tx, { kind, hidden, subjectIds: ids });
    const documents = await findNames(tx, { ids, hidden });
    return new Map([
      ...people.map((person) => [person.subjectId, nameOf(person)] as const),
      ...documents.map(({ id, name }) => [id, name] as const),
    ]);
  }
}
