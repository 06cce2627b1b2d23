import { type RawBuilder, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf, arrayOf, param } from '../../platform/database/expressions.js';
import { contains } from '../../platform/lists/keyset.js';
import { amountIn, transfersFound } from '../admin/transfers-search.sql.js';

/** Fewer characters would find nearly every reference. */
const MIN_PART = 3;

const WORDS = sql<string>`lower(concat_ws(' ', l.counterparty, l.remittance, l.bank_reference, l.end_to_end_id))`;
const BARE = sql<string>`regexp_replace(${WORDS}, '[^a-z0-9]', '', 'g')`;

/**
 * Whether the line `l` with its transfer `t` has the search in sender, text or a reference, also where it is
 * broken by spaces or dashes, or is of that amount. For the lines of one statement, which an index finds.
 */
export function isLineFound(q: string): RawBuilder<boolean> {
  const bare = q.toLowerCase().replace(/[^a-z0-9]/g, '');
  const cents = amountIn(q);
  return sql<boolean>`(${sql.join(
    [
      contains(WORDS, q.toLowerCase()),
      bare.length >= MIN_PART && contains(BARE, bare),
      cents !== undefined && sql`${param(cents, 'bigint')} IN (abs(l.minor), t.amount_cents)`,
    ].filter((part) => part !== false),
    sql` OR `,
  )})`;
}

/** Whether the statement `s` of the account `a` has this file or account, or a received payment that is found. */
export function isStatementFound(q: string): RawBuilder<boolean> {
  const name = q.toLowerCase();
  const statements = db
    .selectFrom('bank_lines')
    .select('statement_id as id')
    .where(({ ref }) => sql<boolean>`${ref('id')} = ${anyOf(transfersFound(q))}`);
  return sql<boolean>`(${contains(sql`lower(s.file_name)`, name)}
    OR ${contains(sql`lower(a.number)`, name.replaceAll(' ', ''))}
    OR s.id = ${anyOf(arrayOf(statements))})`;
}
