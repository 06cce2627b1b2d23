import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../auth/current-user.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { PaperMoves } from '../papers/paper-moves.js';
import { type ChairCase, ChairPapers } from './chair-papers.js';
import { DecisionMails } from './decision-mails.js';
import { atLimit, figureMissing } from './decisions.errors.js';
import type {
  DeskRejection,
  PaperId,
  PaperState,
  Screening,
  TurnBack,
} from './decisions.schema.js';

/** From the submission to reviewing, or back, or out. */
@Injectable()
export class ScreeningService {
  constructor(
    private readonly papers: ChairPapers,
    private readonly moves: PaperMoves,
    private readonly mails: DecisionMails,
  ) {}

  /**
   * Enters figures; passing is the acknowledgement that was promised, and is mailed.
   * @throws AppError VALIDATION_FAILED when a paper that is to pass lacks a figure or is at a limit
   */
  screen(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { revision, pass, similarityPercent, aiPercent }: Screening,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id, revision }, async (tx, about) => {
      const figures = {
        similarityPercent: similarityPercent ?? about.paper.similarityPercent,
        aiPercent: aiPercent ?? about.paper.aiPercent,
      };
      const screened = await this.moves.move(tx, about.paper, 'screen', chair.id, {
        changes: figures,
      });
      if (!pass) return screened;
      expectToPass(about, figures);
      const passed = await this.moves.move(tx, screened, 'pass', chair.id);
      await this.mails.inReview(tx, { ...about, paper: passed });
      return passed;
    });
  }

  /** The paper is its authors' draft again; the figures stay in the timeline alone. */
  turnBack(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { revision, note }: TurnBack,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id, revision }, async (tx, about) => {
      const paper = await this.moves.move(tx, about.paper, 'turn-back', chair.id, {
        noteToAuthor: note,
        note: figuresOf(about),
        changes: { similarityPercent: null, aiPercent: null, acknowledgeBy: null },
      });
      await this.mails.turnedBack(tx, { ...about, paper }, note);
      return paper;
    });
  }

  /** A rejection without review: its reason is mailed at once. */
  deskReject(
    once: OnceRequest,
    chair: SignedInUser,
    { id }: PaperId,
    { revision, reason }: DeskRejection,
  ): Promise<PaperState> {
    return this.papers.act(once, chair, { id, revision }, async (tx, about) => {
      const details = { noteToAuthor: reason };
      const paper = await this.moves.move(tx, about.paper, 'desk-reject', chair.id, details);
      await this.mails.deskRejected(tx, { ...about, paper }, reason);
      return paper;
    });
  }
}

type Figures = Pick<ChairCase['paper'], 'similarityPercent' | 'aiPercent'>;

function expectToPass({ edition }: ChairCase, figures: Figures): void {
  const limits = {
    similarityPercent: edition.limits.similarityPercent,
    aiPercent: edition.limits.aiPercentTurnedBack,
  };
  for (const field of ['similarityPercent', 'aiPercent'] as const) {
    const figure = figures[field];
    if (figure === null) throw figureMissing(field);
    if (figure >= limits[field]) throw atLimit(field, limits[field]);
  }
}

function figuresOf({ paper }: ChairCase): string {
  const figures = [
    ['Similarity', paper.similarityPercent],
    ['AI share', paper.aiPercent],
  ] as const;
  return figures
    .flatMap(([name, percent]) => (percent === null ? [] : `${name} ${percent}%`))
    .join(', ');
}
