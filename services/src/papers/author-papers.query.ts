import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionDocument } from '../editions/edition.schema.js';
import { EditionsService } from '../editions/editions.service.js';
import type { AuthorPaper, AuthorPapers, PaperDetails } from './author-paper.schema.js';
import { authorPapersSql, DECISIONS_SQL } from './author-papers.sql.js';
import { type PaperPayment, PaperPartners } from './paper-partners.js';
import { paperNotFound } from './papers.errors.js';
import { submissionProblems } from './submission-problems.js';

type PaperRow = Omit<AuthorPaper, 'payment' | 'problems'>;

/** What people read of their own papers. */
@Injectable()
export class AuthorPapersQuery {
  constructor(
    private readonly editions: EditionsService,
    private readonly partners: PaperPartners,
  ) {}

  /** All papers of a person, the newest first. */
  async list(tx: EntityManager, ownerId: string): Promise<AuthorPapers> {
    const rows = await tx.query<PaperRow[]>(authorPapersSql('p.owner_id = $1'), [ownerId]);
    const accepted = rows.filter(({ status }) => status === 'accepted').map(({ id }) => id);
    const payments = await this.partners.payments(tx, accepted);
    const document = await this.document(tx, rows);
    return { items: rows.map((row) => whole(row, payments.get(row.id), document)) };
  }

  /** @throws AppError NOT_FOUND, also for a paper of somebody else */
  async read(tx: EntityManager, ownerId: string, id: string): Promise<PaperDetails> {
    const sql = authorPapersSql('p.id = $1 AND p.owner_id = $2');
    const rows = await tx.query<PaperRow[]>(sql, [id, ownerId]);
    const [row] = rows;
    if (!row) throw paperNotFound();
    const isAccepted = row.status === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, id) : undefined;
    const decisions = await this.decisions(tx, row);
    const rounds = [...new Set(decisions.map(({ round }) => round))];
    const reviews = await this.partners.reviews(tx, id, rounds);
    return { ...whole(row, payment, await this.document(tx, rows)), decisions, reviews };
  }

  private async decisions(
    tx: EntityManager,
    { id, submittedAt }: PaperRow,
  ): Promise<PaperDetails['decisions']> {
    return submittedAt === null ? [] : tx.query(DECISIONS_SQL, [id]);
  }

  /** Only drafts are measured against the edition. */
  private async document(
    tx: EntityManager,
    papers: PaperRow[],
  ): Promise<EditionDocument | undefined> {
    if (papers.every(({ status }) => status !== 'draft')) return undefined;
    return (await this.editions.current(tx)).document;
  }
}

function whole(
  row: PaperRow,
  payment: PaperPayment = 'none',
  document: EditionDocument | undefined,
): AuthorPaper {
  const [newest] = row.versions;
  const submission = { ...row, pages: newest?.manuscript.pages ?? null };
  const isMeasured = row.status === 'draft' && document !== undefined;
  return { ...row, payment, problems: isMeasured ? submissionProblems(submission, document) : {} };
}
