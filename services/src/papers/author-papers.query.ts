import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaperRules } from '../editions/editions.service.js';
import type { AuthorPaper, AuthorPapers, PaperDetails } from './author-paper.schema.js';
import { OWN_PAPER, OWN_PAPERS } from './author-papers.sql.js';
import { type PaperPayment, PaperPartners } from './paper-partners.js';
import { paperNotFound } from './papers.errors.js';
import { type SubmissionRules, submissionProblems } from './submission-problems.js';

type PaperRow = Omit<AuthorPaper, 'payment' | 'problems'> & {
  /** Of drafts. */
  rules: (PaperRules & SubmissionRules) | null;
};
type DetailsRow = PaperRow & Pick<PaperDetails, 'decisions'>;

/** What people read of their own papers. */
@Injectable()
export class AuthorPapersQuery {
  constructor(private readonly partners: PaperPartners) {}

  /** All papers of a person, the newest first. */
  async list(tx: EntityManager, ownerId: string): Promise<AuthorPapers> {
    const rows = await tx.query<PaperRow[]>(OWN_PAPERS, [ownerId]);
    const accepted = rows.filter(({ status }) => status === 'accepted').map(({ id }) => id);
    const payments = await this.partners.payments(tx, accepted);
    return { items: rows.map((row) => whole(row, payments.get(row.id))) };
  }

  /**
   * A draft as it would be submitted: what is wrong with it, and the edition's rules.
   * @throws AppError NOT_FOUND, also for what is no draft, or somebody else's
   */
  async draft(
    tx: EntityManager,
    ownerId: string,
    id: string,
  ): Promise<{ problems: AuthorPaper['problems']; edition: PaperRules }> {
    const [row] = await tx.query<DetailsRow[]>(OWN_PAPER, [ownerId, id]);
    if (!row?.rules) throw paperNotFound();
    return { problems: whole(row).problems, edition: row.rules };
  }

  /** @throws AppError NOT_FOUND, also for a paper of somebody else */
  async read(tx: EntityManager, ownerId: string, id: string): Promise<PaperDetails> {
    const [row] = await tx.query<DetailsRow[]>(OWN_PAPER, [ownerId, id]);
    if (!row) throw paperNotFound();
    const { decisions } = row;
    const isAccepted = row.status === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, id) : undefined;
    const rounds = [...new Set(decisions.map(({ round }) => round))];
    const reviews = await this.partners.reviews(tx, id, rounds);
    return { ...whole(row, payment), decisions, reviews };
  }
}

function whole({ rules, ...row }: PaperRow, payment: PaperPayment = 'none'): AuthorPaper {
  const [newest] = row.versions;
  const submission = { ...row, pages: newest?.manuscript.pages ?? null };
  return { ...row, payment, problems: rules ? submissionProblems(submission, rules) : {} };
}
