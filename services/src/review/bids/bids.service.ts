import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { isOpen } from '../../conference/editions/opening.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { cutPage, decodeCursor } from '../../platform/lists/page.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { PaperConflict } from '../conflicts/paper-conflict.entity.js';
import { PaperHandlers } from '../handlers/paper-handlers.service.js';
import { Bid } from './bid.entity.js';
import { biddingClosed, bidPaperNotFound } from './bids.errors.js';
import {
  BIDS_OF_PAGE,
  findBidCounts,
  findBidding,
  findBidPaper,
  findBidPapers,
} from './bids.read-model.js';
import type { BidConflict, Bidding, BidList, NewBid } from './bids.schema.js';

/** Reviewers bid on papers of all topics. */
const readerOf = (user: AuthenticatedUser) => ({ ...paperReader(user), chairTopics: null });

const cursorSchema = z.tuple([z.number(), z.uuid()]);

/** Bids are read by their reviewer only; chairs see counts, and levels in a proposal. */
@Injectable()
export class BidsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly transitions: PaperTransitions,
    private readonly handlers: PaperHandlers,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a cursor of another list */
  async list(user: AuthenticatedUser, cursor?: string): Promise<BidList> {
    const tx = this.dataSource.manager;
    const [score, after] = cursor === undefined ? [null, null] : decodeCursor(cursor, cursorSchema);
    const found = await findBidPapers.all(tx, { ...readerOf(user), score, after });
    const { rows, nextCursor } = cutPage(found, BIDS_OF_PAGE, (last) => [last.score, last.id]);
    const { bidding } = (await this.editions.current(tx)).document;
    return {
      isOpen: isOpen(bidding, this.clock.now()),
      closesAt: bidding.closesAt ?? null,
      ...(await findBidCounts.one(tx, readerOf(user))),
      items: rows.map(({ score: _score, ...paper }) => ({
        ...paper,
        level: paper.level as NewBid['level'],
      })),
      nextCursor,
    };
  }

  /** @throws AppError CONFLICT while bidding is closed; NOT_FOUND, for papers with a conflict as well */
  async bid(reviewer: AuthenticatedUser, paperId: string, { level }: NewBid): Promise<NewBid> {
    return this.dataSource.transaction(async (tx) => {
      await this.expectOpen(tx, reviewer, paperId);
      const key = { reviewerId: reviewer.id, paperId };
      if (level === null) await tx.delete(Bid, key);
      else {
        const bid = { ...key, level, updatedAt: this.clock.now() };
        await tx.upsert(Bid, bid, ['reviewerId', 'paperId']);
      }
      return { level };
    });
  }

  /** The paper leaves the reviewer's list, and its bid is removed. @throws AppError as `bid` */
  async declareConflict(
    reviewer: AuthenticatedUser,
    paperId: string,
    { reason }: BidConflict,
  ): Promise<NewBid> {
    return this.dataSource.transaction(async (tx) => {
      await this.transitions.lock(tx, paperId);
      await this.expectOpen(tx, reviewer, paperId);
      await tx.delete(Bid, { reviewerId: reviewer.id, paperId });
      const declaredAt = this.clock.now();
      await tx.insert(PaperConflict, { paperId, userId: reviewer.id, reason, declaredAt });
      if (hasRight(reviewer, 'papers:write')) await this.handlers.replace(tx, paperId);
      const subject = { type: 'paper', id: paperId };
      const action = 'paper.reviewer-conflict-declared';
      await this.audit.record(tx, { actorId: reviewer.id, action, subject });
      return { level: null };
    });
  }

  async progress(chair: AuthenticatedUser): Promise<Bidding> {
    const tx = this.dataSource.manager;
    const { bidding } = (await this.editions.current(tx)).document;
    const counts = await findBidding.one(tx, paperReader(chair));
    return { isOpen: isOpen(bidding, this.clock.now()), ...counts };
  }

  private async expectOpen(
    tx: EntityManager,
    reviewer: AuthenticatedUser,
    paperId: string,
  ): Promise<void> {
    const { bidding } = (await this.editions.current(tx)).document;
    if (!isOpen(bidding, this.clock.now())) throw biddingClosed();
    if (!(await findBidPaper.first(tx, { ...readerOf(reviewer), paperId })))
      throw bidPaperNotFound();
  }
}
