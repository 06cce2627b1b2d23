import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { lockReviewer } from '../reviewers/reviewer-profiles.read-model.js';
import { reviewerNotFound } from '../reviewers/reviewers.errors.js';
import {
  emptyOrcid,
  expertiseChanged,
  noOrcid,
  noPublications,
  notBibtex,
} from './affinity.errors.js';
import { AffinityJob } from './affinity-job.js';
import type { Expertise, ReadPublications } from './expertise.schema.js';
import { orcidIn, publicationsOfOrcid } from './orcid.js';
import { limited, readPublications } from './publications.js';
import { ReviewerExpertise } from './reviewer-expertise.entity.js';

const NONE: Expertise = { keywords: [], publications: [], version: 0 };

/** Keywords and publications of a reviewer: read by the reviewer only, compared with papers for chairs. */
@Injectable()
export class ExpertiseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly job: AffinityJob,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async read(userId: string, tx = this.dataSource.manager): Promise<Expertise> {
    const { keywords, publications, version } =
      (await tx.findOneBy(ReviewerExpertise, { userId })) ?? NONE;
    return { keywords, publications, version };
  }

  /** @throws AppError NOT_FOUND unless the account can review; CHANGED_MEANWHILE with the saved version */
  async save(userId: string, expertise: Expertise): Promise<Expertise> {
    await this.dataSource.transaction(async (tx) => {
      if (!(await lockReviewer.first(tx, { userId }))) throw reviewerNotFound();
      const before = await this.read(userId, tx);
      const { keywords, publications } = expertise;
      const fields = changesOf(before, expertise);
      if (fields.length === 0) return;
      if (before.version !== expertise.version) throw expertiseChanged(before);
      const updatedAt = this.clock.now();
      const after = { userId, keywords, publications, version: before.version + 1, updatedAt };
      await tx.upsert(ReviewerExpertise, after, ['userId']);
      const subject = { type: 'user', id: userId };
      const action = 'reviewer.expertise-changed';
      await this.audit.record(tx, { actorId: userId, action, subject, fields });
    });
    void this.job.refreshed();
    return this.read(userId);
  }

  /**
   * Of BibTeX, text, or an ORCID iD. Stores nothing.
   * @throws AppError VALIDATION_FAILED without a publication; UNAVAILABLE while ORCID does not answer
   */
  async readPasted(text: string): Promise<ReadPublications> {
    const orcid = orcidIn(text);
    if (orcid) return this.readOrcid(orcid);
    const found = await publicationsIn(text);
    if (found.publications.length === 0) throw noPublications();
    return found;
  }

  private async readOrcid(id: string): Promise<ReadPublications> {
    const works = await publicationsOfOrcid(this.config.orcidApiUrl, id).catch(() => {
      throw noOrcid();
    });
    const found = limited(works);
    if (found.publications.length === 0) throw emptyOrcid();
    return found;
  }
}

async function publicationsIn(text: string): Promise<ReadPublications> {
  try {
    return await readPublications(text);
  } catch {
    throw notBibtex();
  }
}

function changesOf(before: Expertise, after: Expertise): string[] {
  const names = ['keywords', 'publications'] as const;
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
