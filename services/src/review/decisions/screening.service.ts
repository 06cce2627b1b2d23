import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Acted } from '../../platform/holds/holds.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { type LockedPaper, PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from './chair-papers.js';
import { DecisionEmails } from './decision.emails.js';
import { atLimit, figureMissing, texts } from './decisions.errors.js';
import type {
  DeskRejection,
  PaperId,
  PaperState,
  Screening,
  ReturnToAuthor,
} from './decisions.schema.js';

/** Percent. */
type NewFigures = Pick<Screening, 'similarityPercent' | 'aiPercent'>;

@Injectable()
export class ScreeningService {
  private readonly passing: HeldPaperAct<NewFigures>;
  private readonly returning: HeldPaperAct<{ note: string }>;
  private readonly rejecting: HeldPaperAct<{ reason: string }>;

  constructor(
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly emails: DecisionEmails,
  ) {
    this.passing = papers.held<NewFigures, LockedPaper>('paper-pass', (...act) =>
      this.pass(...act),
    );
    this.returning = papers.held<{ note: string }, LockedPaper>('paper-return', (...act) =>
      this.return(...act),
    );
    this.rejecting = papers.held<{ reason: string }, LockedPaper>('paper-desk-reject', (...act) =>
      this.reject(...act),
    );
  }

  /** @throws AppError VALIDATION_FAILED to pass a paper with a missing or too high figure */
  screen(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, pass, ...figures }: Screening,
  ): Promise<PaperState> {
    const seen = { id, revision };
    if (pass) return this.papers.actOnHold(request, chair, seen, this.passing, figures);
    return this.papers.act(request, chair, seen, (tx, about) =>
      this.saveFigures(tx, about, figures, chair.id),
    );
  }

  /** With the figures that the paper has. @throws AppError as `screen` */
  passOne(
    tx: EntityManager,
    about: ChairCase,
    chair: AuthenticatedUser,
    batchId: string,
  ): Promise<Acted<LockedPaper>> {
    return this.papers.hold(tx, about, chair, this.passing, {}, batchId);
  }

  /** Only the timeline keeps the figures. */
  returnToAuthor(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, note }: ReturnToAuthor,
  ): Promise<PaperState> {
    return this.papers.actOnHold(request, chair, { id, revision }, this.returning, { note });
  }

  deskReject(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason }: DeskRejection,
  ): Promise<PaperState> {
    return this.papers.actOnHold(request, chair, { id, revision }, this.rejecting, { reason });
  }

  private saveFigures(
    tx: EntityManager,
    { paper }: ChairCase,
    figures: NewFigures,
    chairId: string,
  ): Promise<LockedPaper> {
    const changes = {
      similarityPercent: figures.similarityPercent ?? paper.similarityPercent,
      aiPercent: figures.aiPercent ?? paper.aiPercent,
    };
    return this.transitions.apply(tx, paper, 'screen', chairId, { changes });
  }

  private async pass(
    tx: EntityManager,
    about: ChairCase,
    figures: NewFigures,
    chairId: string,
  ): Promise<LockedPaper> {
    const screened = await this.saveFigures(tx, about, figures, chairId);
    expectToPass(about, screened);
    const paper = await this.transitions.apply(tx, screened, 'pass', chairId);
    await this.emails.inReview(tx, { ...about, paper });
    return paper;
  }

  private async return(
    tx: EntityManager,
    about: ChairCase,
    { note }: { note: string },
    chairId: string,
  ): Promise<LockedPaper> {
    const paper = await this.transitions.apply(tx, about.paper, 'return-to-author', chairId, {
      noteToAuthor: note,
      note: figuresOf(about),
      changes: { similarityPercent: null, aiPercent: null, acknowledgeBy: null },
    });
    await this.emails.returned(tx, { ...about, paper }, note);
    return paper;
  }

  private async reject(
    tx: EntityManager,
    about: ChairCase,
    { reason }: { reason: string },
    chairId: string,
  ): Promise<LockedPaper> {
    const details = { noteToAuthor: reason };
    const paper = await this.transitions.apply(tx, about.paper, 'desk-reject', chairId, details);
    await this.emails.deskRejected(tx, { ...about, paper }, reason);
    return paper;
  }
}

type Figures = Pick<ChairCase['paper'], 'similarityPercent' | 'aiPercent'>;

function expectToPass({ edition }: ChairCase, figures: Figures): void {
  const limits = {
    similarityPercent: edition.limits.similarityPercent,
    aiPercent: edition.limits.aiPercentReturned,
  };
  for (const field of ['similarityPercent', 'aiPercent'] as const) {
    const figure = figures[field];
    if (figure === null) throw figureMissing(field);
    if (figure >= limits[field]) throw atLimit(field, limits[field]);
  }
}

function figuresOf({ paper }: ChairCase): string {
  const figures = [
    [texts.similarity, paper.similarityPercent],
    [texts.aiShare, paper.aiPercent],
  ] as const;
  return figures
    .flatMap(([name, percent]) => (percent === null ? [] : texts.figure({ name, percent })))
    .join(', ');
}
