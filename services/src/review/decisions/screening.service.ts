import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { type ChairCase, ChairPapers } from './chair-papers.js';
import { DecisionEmails } from './decision.emails.js';
import { atLimit, figureMissing, texts } from './decisions.errors.js';
import type {
  DeskRejection,
  PaperId,
  PaperState,
  Screening,
  ReturnToAuthor,
} from './decisions.schema.js';

@Injectable()
export class ScreeningService {
  constructor(
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly emails: DecisionEmails,
  ) {}

  /** @throws AppError VALIDATION_FAILED to pass a paper with a missing or too high figure */
  screen(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, pass, similarityPercent, aiPercent }: Screening,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id, revision }, async (tx, about) => {
      const figures = {
        similarityPercent: similarityPercent ?? about.paper.similarityPercent,
        aiPercent: aiPercent ?? about.paper.aiPercent,
      };
      const screened = await this.transitions.apply(tx, about.paper, 'screen', chair.id, {
        changes: figures,
      });
      if (!pass) return screened;
      expectToPass(about, figures);
      const passed = await this.transitions.apply(tx, screened, 'pass', chair.id);
      await this.emails.inReview(tx, { ...about, paper: passed });
      return passed;
    });
  }

  /** Only the timeline keeps the figures. */
  returnToAuthor(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, note }: ReturnToAuthor,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id, revision }, async (tx, about) => {
      const paper = await this.transitions.apply(tx, about.paper, 'return-to-author', chair.id, {
        noteToAuthor: note,
        note: figuresOf(about),
        changes: { similarityPercent: null, aiPercent: null, acknowledgeBy: null },
      });
      await this.emails.returned(tx, { ...about, paper }, note);
      return paper;
    });
  }

  /** Emails the reason at once. */
  deskReject(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    { id }: PaperId,
    { revision, reason }: DeskRejection,
  ): Promise<PaperState> {
    return this.papers.act(request, chair, { id, revision }, async (tx, about) => {
      const details = { noteToAuthor: reason };
      const paper = await this.transitions.apply(tx, about.paper, 'desk-reject', chair.id, details);
      await this.emails.deskRejected(tx, { ...about, paper }, reason);
      return paper;
    });
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
