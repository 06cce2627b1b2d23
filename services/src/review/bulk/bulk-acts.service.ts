import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../identity/accounts/users.service.js';
import { newId } from '../../platform/core/new-id.js';
import { rehearse } from '../../platform/holds/holds.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { AssignmentsService } from '../assignment/assignments.service.js';
import { ReviewRequests } from '../assignment/review-requests.js';
import { ChairPapers, type Seen } from '../decisions/chair-papers.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { ReleasesService } from '../decisions/releases.service.js';
import { ScreeningService } from '../decisions/screening.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { SimilarityReports } from '../similarity-reports/similarity-reports.service.js';
import { PaperTags } from '../tags/paper-tags.service.js';
import type { BulkAct, BulkResult, BulkResults } from './bulk-acts.schema.js';

const texts = defineTexts('server.review.bulk', {
  noReminder: 'No reviewer of this paper is due a reminder.',
});

/** What an act did to one paper. */
interface Done {
  heldUntil?: Date | null;
  told?: string[];
}

type Act = (tx: EntityManager, seen: Seen) => Promise<Done>;

/** Acts on many papers are the acts on one, one after another. */
@Injectable()
export class BulkActs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly tags: PaperTags,
    private readonly screening: ScreeningService,
    private readonly releases: ReleasesService,
    private readonly reminders: RemindersService,
    private readonly decisions: DecisionsService,
    private readonly assignments: AssignmentsService,
    private readonly requests: ReviewRequests,
    private readonly users: UsersService,
    private readonly reports: SimilarityReports,
  ) {}

  /** One transaction per paper; a preview rolls each back, and so refuses what the act refuses. */
  async run(chair: AuthenticatedUser, body: BulkAct): Promise<BulkResults> {
    if (body.act === 'assign' && !body.preview) return this.assign(chair, body);
    const act = this.counted(body, this.actOf(chair, body, newId()));
    const items: BulkResult[] = [];
    for (const paper of body.papers) items.push(await this.runOne(act, paper, body.preview));
    return { items };
  }

  private async runOne(act: Act, seen: Required<Seen>, preview: boolean): Promise<BulkResult> {
    const { id } = seen;
    try {
      const { heldUntil, told = [] } = await this.dataSource.transaction(async (tx) => {
        return preview ? rehearse(tx, (tx) => act(tx, seen)) : act(tx, seen);
      });
      const outcome = preview ? 'ready' : heldUntil ? 'held' : 'done';
      return { id, outcome, reason: null, heldUntil: heldUntil?.toISOString() ?? null, told };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { id, outcome: 'skipped', reason: error.message, heldUntil: null, told: [] };
    }
  }

  /** Samples are skipped once real data exists, but for releases: a sample's decision reaches no one. */
  private counted({ act: kind }: BulkAct, act: Act): Act {
    if (kind === 'release') return act;
    return async (tx, seen) => {
      await this.papers.expectCounted(tx, seen.id);
      return act(tx, seen);
    };
  }

  private actOf(chair: AuthenticatedUser, body: BulkAct, batchId: string): Act {
    switch (body.act) {
      case 'tag':
        return (tx, { id }) => this.tag(this.tags.add(tx, chair, id, body.tag));
      case 'untag':
        return (tx, { id }) => this.tag(this.tags.remove(tx, chair, id, body.tag));
      case 'remind':
        return (tx, { id }) => this.remind(tx, chair, id);
      case 'compare':
        return async (tx, { id }) => {
          await this.reports.requestIn(tx, chair, id);
          return {};
        };
      case 'assign':
        return async (tx, { id }) => {
          const about = await this.papers.open(tx, chair, { id });
          const asked = { reviewerId: body.reviewerId };
          return { told: [await this.requests.expectAllowed(tx, about, chair.id, asked)] };
        };
      case 'decide':
        return async (tx, seen) => {
          const about = await this.papers.open(tx, chair, seen);
          const { decision, noteToAuthors } = body;
          const given = { decision, noteToAuthors, noteToCommittee: '' };
          await this.decisions.record(tx, about, chair.id, given);
          return {};
        };
      case 'pass':
        return async (tx, seen) => {
          const about = await this.papers.open(tx, chair, seen);
          const { heldUntil } = await this.screening.passOne(tx, about, chair, batchId);
          return { heldUntil, told: [about.owner.email] };
        };
      case 'release':
        return async (tx, seen) => {
          const about = await this.papers.open(tx, chair, seen);
          const { heldUntil } = await this.releases.hold(tx, about, chair, batchId);
          return { heldUntil: heldUntil ? new Date(heldUntil) : null, told: [about.owner.email] };
        };
    }
  }

  /** The reviewer gets one email, with all papers. */
  private async assign(
    chair: AuthenticatedUser,
    { papers, reviewerId }: BulkAct & { act: 'assign' },
  ): Promise<BulkResults> {
    const asked = papers.map(({ id }) => ({ id, reviewerIds: [reviewerId] }));
    const { skipped, heldUntil } = await this.assignments.assignMany(chair, { papers: asked });
    const reasons = new Map(skipped.map(({ id, reason }) => [id, reason]));
    const reviewer = await this.users.findEnabled(this.dataSource.manager, reviewerId);
    return {
      items: papers.map(({ id }) => {
        const reason = reasons.get(id) ?? null;
        if (reason !== null) return { id, outcome: 'skipped', reason, heldUntil: null, told: [] };
        const outcome = heldUntil === null ? 'done' : 'held';
        return { id, outcome, reason, heldUntil, told: reviewer ? [reviewer.email] : [] };
      }),
    };
  }

  private async tag(changed: Promise<void>): Promise<Done> {
    await changed;
    return {};
  }

  private async remind(tx: EntityManager, chair: AuthenticatedUser, id: string): Promise<Done> {
    await this.papers.readToAct(tx, chair, id);
    const { told } = await this.reminders.remindIn(tx, chair, [id]);
    if (told.length === 0) throw new AppError(ErrorCode.CONFLICT, texts.noReminder);
    return { told };
  }
}
