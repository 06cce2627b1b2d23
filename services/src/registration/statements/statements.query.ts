import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchAll } from '../../platform/database/db.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { type Page } from '../../platform/lists/page.js';
import { readPage } from '../../platform/lists/keyset.js';
import { centsOf, outstandingCents } from '../payments/ledger/payment-money.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import type { MatchablePayment, Proposal } from './matching/matching.js';
import { proposalsFor } from './matching/proposals.js';
import { refundOf } from './matching/refunds.js';
import {
  itemOf,
  presentLine,
  presentSettled,
  presentTotals,
  sectionOf,
} from './statement.presenter.js';
import type {
  LinesQuery,
  SettledLine,
  StatementDetails,
  StatementItem,
  StatementsQuery,
} from './statement.schema.js';
import {
  findStatement,
  type LineRow,
  linesFound,
  listLines,
  listPayments,
  listRefunds,
  otherLines,
  type PaymentRow,
  statementList,
  type StatementRow,
  sumLines,
} from './statement.sql.js';
import { importOf, othersAct } from './statement-people.read-model.js';
import { statementNotFound } from './statements.errors.js';

export interface MatchedStatement {
  statement: StatementRow;
  lines: LineRow[];
  payments: Map<string, PaymentRow>;
  proposals: Map<string, Proposal>;
}

@Injectable()
export class StatementsQueryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  async list(query: StatementsQuery): Promise<Page<StatementItem, object>> {
    const { rows, nextCursor } = await readPage(this.dataSource, statementList, query, query);
    return { items: rows.map(itemOf), nextCursor, counts: {} };
  }

  /** @param q leaves lines out of the sections, and of no figure else. @throws AppError NOT_FOUND */
  async read(readerId: string, id: string, q?: string): Promise<StatementDetails> {
    const { manager } = this.dataSource;
    const { statement, lines, payments, proposals } = await this.matched(manager, id);
    const [imported, others, sums, refunds, found] = await Promise.all([
      importOf.one(manager, { id }),
      othersAct.first(manager, { id, readerId }),
      sumLines.one(manager, { id }),
      listRefunds.all(manager, { editionId: statement.editionId }),
      q ? fetchAll(manager, linesFound(id, q)) : undefined,
    ]);
    const ids = found && new Set(found.map((line) => line.id));
    const certain: LineRow[] = [];
    const proposed: LineRow[] = [];
    const duplicates: LineRow[] = [];
    const unmatched: LineRow[] = [];
    const unreadable: LineRow[] = [];
    for (const line of lines) {
      if (ids && !ids.has(line.id)) continue;
      const proposal = proposals.get(line.id);
      if (line.status === 'unreadable') unreadable.push(line);
      else if (line.status === 'doubtful') duplicates.push(line);
      else if (line.openCents === 0 || line.isOnHold) continue;
      else if (proposal?.isCertain) certain.push(line);
      else if (proposal) proposed.push(line);
      else unmatched.push(line);
    }
    proposed.sort((one, other) => scoreOf(proposals, other) - scoreOf(proposals, one));
    const present = (line: LineRow) =>
      presentLine(line, proposals.get(line.id), payments, refundOf(line, refunds));
    return {
      ...itemOf(statement),
      imported,
      othersAct: others ?? null,
      ...presentTotals(statement, sums),
      done: sums.done,
      found: found
        ? {
            pending: found.filter(({ isPending }) => isPending).length,
            done: found.filter(({ isDone }) => isDone).length,
          }
        : null,
      certain: sectionOf(certain, present),
      proposals: sectionOf(proposed, present),
      duplicates: sectionOf(duplicates, present),
      unmatched: sectionOf(unmatched, present),
      unreadable: sectionOf(unreadable, present),
    };
  }

  /** Lines that are done or pending. @throws AppError NOT_FOUND */
  async settled(id: string, query: LinesQuery): Promise<Page<SettledLine, object>> {
    if (!(await findStatement.first(this.dataSource, { id }))) throw statementNotFound();
    const asked = { ...query, sort: 'fileLine' } as const;
    const page = await readPage(this.dataSource, otherLines, { id, ...query }, asked);
    return { items: page.rows.map(presentSettled), nextCursor: page.nextCursor, counts: {} };
  }

  /** The same proposals for the page and for the confirmation. @throws AppError NOT_FOUND */
  async matched(tx: EntityManager, id: string): Promise<MatchedStatement> {
    const statement = await findStatement.first(tx, { id });
    if (!statement) throw statementNotFound();
    const lines = await listLines.all(tx, { id });
    const rows = await listPayments.all(tx, { editionId: statement.editionId });
    const { document } = await this.editions.current(tx);
    const open = lines.filter(
      ({ openCents, status, isOnHold }) => status === 'booked' && (openCents ?? 0) > 0 && !isOnHold,
    );
    const proposals = proposalsFor(
      open.map(({ id: lineId, text, endToEndId, sender, openCents }) => ({
        id: lineId,
        text,
        endToEndId,
        sender,
        cents: openCents ?? 0,
      })),
      rows.map(matchable),
      centsOf(document.invoicing.underpaymentTolerance),
    );
    return {
      statement,
      lines,
      payments: new Map(rows.map((row) => [row.id, row])),
      proposals: new Map(
        proposals.map((proposal) => [proposal.lineId, ruled(proposal, document.overdue)]),
      ),
    };
  }
}

/** Money for a registration that has ended follows the edition's rule. */
function ruled(proposal: Proposal, { lateMoney }: EditionDocument['overdue']): Proposal {
  if (lateMoney === 'keep') return proposal;
  const reasons = proposal.reasons.map((reason) =>
    reason.code === 'closed' ? ({ code: 'closed-return' } as const) : reason,
  );
  return { ...proposal, reasons };
}

function scoreOf(proposals: Map<string, Proposal>, { id }: LineRow): number {
  return proposals.get(id)?.score ?? 0;
}

function matchable({
  status,
  isOnHold,
  groupId: id,
  groupRound: round,
  groupReference,
  ...row
}: PaymentRow): MatchablePayment {
  const { awaitsMoney, isClosed } = factsOf(status);
  const state = isOnHold ? 'paid' : awaitsMoney ? 'open' : isClosed ? 'closed' : 'paid';
  const group = id !== null && groupReference !== null && { id, round, reference: groupReference };
  return { ...row, state, dueCents: outstandingCents({ ...row, status }), ...(group && { group }) };
}
