import { Injectable } from '@nestjs/common';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { DocumentIssuing } from '../issued-documents/document-issuing.js';
import type { JobRun } from './job-run.js';

const AT_A_TIME = 100;

/** Issues the documents of a job, some in each transaction. */
@Injectable()
export class JobIssuing {
  constructor(private readonly documents: DocumentIssuing) {}

  /** @throws JobTaken; the reason of a shutdown */
  async issue(run: JobRun, organiser: PermittedUser): Promise<void> {
    const { kind, total } = run.job;
    for (let from = run.job.done; from < total; from += AT_A_TIME) {
      const subjectIds = await run.subjects(from, AT_A_TIME);
      await run.dataSource.transaction(async (tx) => {
        const { issued, problems } = await this.documents.issueSome(tx, organiser, {
          ...{ kind, subjectIds },
        });
        await run.advance(tx, { done: from + subjectIds.length, issued, problems });
      });
    }
  }
}
