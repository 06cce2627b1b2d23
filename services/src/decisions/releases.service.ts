import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { after, DAY } from '../common/time.js';
import { writeLetter } from '../mail/letter.js';
import type { MailEdition } from '../mail/mail-template.js';
import { MailWriter } from '../mail/mail-writer.js';
import { PaperDecisions, type RecordedDecision } from '../papers/paper-decisions.service.js';
import { PaperMoves } from '../papers/paper-moves.js';
import { releaseOf } from '../papers/paper-status.js';
import { type ChairCase, ChairPapers } from './chair-papers.js';
import { DecisionMails } from './decision-mails.js';
import { nothingToRelease } from './decisions.errors.js';
import type { Release, Released } from './decisions.schema.js';

/** Who is accepted after the payment date has so long to pay. */
const LATE_PAYERS_HAVE = 7 * DAY;

/** Lets authors read what was decided, with its mail. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly moves: PaperMoves,
    private readonly decisions: PaperDecisions,
    private readonly mails: DecisionMails,
    private readonly writer: MailWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Each paper by itself: one that changed meanwhile is left, with the reason, and the others go. A
   * repeat finds what it released before, and leaves it.
   */
  async release(chair: SignedInUser, { papers, preview }: Release): Promise<{ items: Released[] }> {
    const items: Released[] = [];
    const edition = preview ? await this.writer.edition() : undefined;
    for (const seen of papers) {
      const one = (tx: EntityManager, about: ChairCase) =>
        edition ? this.preview(tx, about, edition) : this.releaseOne(tx, about, chair.id);
      const item = await this.papers.alone(chair, seen, one).catch((error: unknown) => {
        if (error instanceof AppError) return this.left(seen.id, error);
        throw error;
      });
      items.push(item);
    }
    return { items };
  }

  private async preview(
    tx: EntityManager,
    about: ChairCase,
    edition: MailEdition,
  ): Promise<Released> {
    const { decision, dates } = await this.waiting(tx, about);
    const mail = this.mails.decision({ ...about, paper: { ...about.paper, ...dates } }, decision);
    const letter = writeLetter(mail.kind, mail.data, edition);
    const { subject, text } = letter;
    return present(about, decision, 'ready', { to: mail.to, subject, text });
  }

  private async releaseOne(
    tx: EntityManager,
    about: ChairCase,
    chairId: string,
  ): Promise<Released> {
    const { decision, at, dates } = await this.waiting(tx, about);
    const action = releaseOf(decision.decision);
    const paper = await this.moves.move(tx, about.paper, action, chairId, {
      at,
      noteToAuthor: decision.noteToAuthors,
      changes: dates,
    });
    await this.decisions.release(tx, decision.id, chairId);
    await this.mails.decided(tx, { ...about, paper }, decision);
    return present({ ...about, paper }, decision, 'released', null);
  }

  /** The decision that can be released, and the dates that run from its release on. */
  private async waiting(tx: EntityManager, { paper, edition }: ChairCase) {
    const isWaiting = paper.status === 'decided' || paper.status === 'verified';
    const decision = isWaiting ? await this.decisions.waiting(tx, paper.id) : null;
    if (!decision) throw nothingToRelease();
    const at = this.clock.now();
    return { decision, at, dates: datesOf(decision, edition, at) };
  }

  private async left(id: string, error: AppError): Promise<Released> {
    const [paper] = await this.dataSource.query<Pick<Released, 'number' | 'title' | 'revision'>[]>(
      'SELECT number, title, revision FROM papers WHERE id = $1',
      [error.statusCode === 404 ? null : id],
    );
    const { number = null, title = '', revision = 1 } = paper ?? {};
    const reason = error.message;
    return { id, number, title, revision, decision: null, outcome: 'left', reason, mail: null };
  }
}

function datesOf(
  { decision }: RecordedDecision,
  { limits, dates }: ChairCase['edition'],
  now: Date,
): Pick<Partial<ChairCase['paper']>, 'correctionsBy' | 'paymentBy'> {
  if (decision === 'rejected') return {};
  if (decision !== 'accepted') return { correctionsBy: after(now, limits.correctionDays * DAY) };
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  const own = after(now, LATE_PAYERS_HAVE);
  const isInTime = deadline !== undefined && now <= new Date(deadline.at);
  return { paymentBy: isInTime ? new Date(deadline.at) : own };
}

function present(
  { paper: { id, number, title, revision } }: ChairCase,
  { decision }: RecordedDecision,
  outcome: Released['outcome'],
  mail: Released['mail'],
): Released {
  return { id, number, title, revision, decision, outcome, reason: null, mail };
}
