import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentEditionCounts } from '../../conference/editions/current-edition.sql.js';
import { Counters } from '../../platform/counters/counters.service.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { countAwaitedReviews } from '../../review/reviews/review.read-model.js';
import type { OpenWork, OpenWorkKind } from './open-work.schema.js';

type Entry = [kind: OpenWorkKind, count: number];

/** Cheap enough for each visit of the home page: the caller's reviews, and counters. */
@Injectable()
export class OpenWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counters: Counters,
  ) {}

  async read({ id, role }: PresentedUser): Promise<OpenWork> {
    const reviews = await countAwaitedReviews(this.dataSource.manager, id);
    const shared = role === 'admin' ? await this.ofAdministrators() : [];
    const entries: Entry[] = [['reviews', reviews], ...shared];
    return {
      items: entries.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count })),
    };
  }

  private async ofAdministrators(): Promise<Entry[]> {
    const { manager } = this.dataSource;
    const [papers, payments, enquiries, applications] = await Promise.all([
      this.counters.read(manager, 'papers', currentEditionCounts),
      this.counters.read(manager, 'payments', currentEditionCounts),
      this.counters.read(manager, 'enquiries'),
      this.counters.read(manager, 'committee_applications'),
    ]);
    return [
      ['submitted', papers['submitted'] ?? 0],
      ['screening', papers['screening'] ?? 0],
      ['revisions', papers['revision-submitted'] ?? 0],
      ['decisions', papers['decision-recorded'] ?? 0],
      ['proofs', payments['proof-uploaded'] ?? 0],
      ['matched', payments['matched'] ?? 0],
      ['enquiries', enquiries['new'] ?? 0],
      ['applications', applications['new'] ?? 0],
    ];
  }
}
