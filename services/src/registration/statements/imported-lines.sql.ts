import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { type Query, statement } from '../../platform/database/statement.js';
import { isUnderWay } from '../payments/ledger/refunds-under-way.read-model.js';

/** An import in its transaction, with the lock of its account. */
export interface Import {
  id: string;
  accountId: string;
  editionId: string;
  actorId: string;
  at: Date;
}

interface Step {
  run(tx: EntityManager, about: Import): Promise<number>;
}

function whole(raw: RawBuilder<unknown>): Query<unknown> {
  return { compile: () => raw.compile(db), toOperationNode: () => raw.toOperationNode() };
}

const step = (build: (p: Import) => RawBuilder<unknown>): Step =>
  statement((p: Import) => whole(build(p)));

const byReference = sql.raw(`coalesce(end_to_end_id, bank_reference)`);
const byText = sql.raw(`counterparty || chr(10) || remittance`);

/** A booked entry replaces its pending one; each replaces one. */
const arrived = (key: RawBuilder<unknown>) =>
  step(
    (p) => sql`
      WITH booked AS (
        SELECT minor, currency, ${key} AS key,
               row_number() OVER (PARTITION BY minor, currency, ${key}) AS nth
          FROM bank_lines
         WHERE statement_id = ${p.id}::uuid AND status = 'booked' AND ${key} IS NOT NULL),
      waiting AS (
        SELECT id, minor, currency, ${key} AS key,
               row_number() OVER (PARTITION BY minor, currency, ${key} ORDER BY id) AS nth
          FROM bank_lines
         WHERE account_id = ${p.accountId}::uuid AND status = 'pending'
           AND seen_in <> ${p.id}::uuid)
      UPDATE bank_lines SET status = 'arrived'
        FROM waiting JOIN booked USING (minor, currency, key, nth)
       WHERE bank_lines.id = waiting.id`,
  );

/** Joins on references that are missing compare each line with all others: such lines are left out first. */
const isBatch = sql.raw(`batch.batch_reference IS NULL AND batch.bank_reference IS NOT NULL`);
const isDetail = sql.raw(`part.batch_reference IS NOT NULL`);

/** Details came before their batch line: it adds nothing. */
const detailedBefore = step(
  (p) => sql`
    UPDATE bank_lines batch SET status = 'replaced'
     WHERE statement_id = ${p.id}::uuid AND status = 'booked' AND ${isBatch}
       AND EXISTS (SELECT FROM bank_lines part
                    WHERE ${isDetail} AND part.account_id = ${p.accountId}::uuid
                      AND part.batch_reference = batch.bank_reference
                      AND part.batch_minor = batch.minor AND part.status <> 'pending')`,
);

/** Details of a batch line whose money was used already, or is about to be returned: a person decides. */
const detailsOfUsed = step(
  (p) => sql`
    UPDATE bank_lines part SET status = 'doubtful', doubted_line = batch.id
      FROM bank_lines batch JOIN bank_transfers t ON t.id = batch.id
     WHERE part.statement_id = ${p.id}::uuid AND part.status = 'booked' AND ${isDetail}
       AND batch.account_id = ${p.accountId}::uuid AND batch.status = 'booked' AND ${isBatch}
       AND part.batch_reference = batch.bank_reference AND part.batch_minor = batch.minor
       AND (t.open_cents < t.amount_cents OR EXISTS (
         SELECT FROM refunds f WHERE f.transfer_id = t.id AND ${isUnderWay('f')}))`,
);

/** Details replace their batch line, as entries of the ledger. */
const detailsOfUnused = step(
  (p) => sql`
    WITH replaced AS (
      UPDATE bank_lines batch SET status = 'replaced'
       WHERE account_id = ${p.accountId}::uuid AND status = 'booked' AND ${isBatch}
         AND EXISTS (SELECT FROM bank_lines part
                      WHERE ${isDetail} AND part.statement_id = ${p.id}::uuid AND part.status = 'booked'
                        AND part.batch_reference = batch.bank_reference
                        AND part.batch_minor = batch.minor)
      RETURNING id),
    closed AS (
      UPDATE bank_transfers t SET open_cents = 0, version = version + 1
        FROM replaced WHERE t.id = replaced.id
      RETURNING t.id, t.amount_cents, t.value_date, t.bank_transaction_id)
    INSERT INTO ledger_entries
           (transfer_id, at, actor_id, action, source, amount_cents, value_date, bank_transaction_id)
    SELECT id, ${p.at}::timestamptz, ${p.actorId}::uuid, 'replace', 'import', -amount_cents,
           value_date, bank_transaction_id
      FROM closed`,
);

/**
 * The same money in a file of another format, or entered by hand before. Both are grouped first and joined: equal
 * lines of one day would be compared with each other else, and a set that does not fit into memory would be read
 * again for each line. A line with a reference of the bank is doubted only for one without.
 */
const doubtful = step(
  (p) => sql`
    WITH others AS MATERIALIZED (
      SELECT o.minor, o.value_date, o.currency, (array_agg(o.id))[1] AS any_line,
             (array_agg(o.id) FILTER (WHERE o.bank_reference IS NULL))[1] AS without_reference
        FROM bank_lines o
        JOIN bank_statements s ON s.id = o.statement_id
        JOIN bank_statements own ON own.id = ${p.id}::uuid AND own.format <> s.format
       WHERE o.account_id = ${p.accountId}::uuid AND o.status = 'booked' AND o.seen_in <> own.id
       GROUP BY o.minor, o.value_date, o.currency),
    typed AS MATERIALIZED (
      SELECT bank_reference, bool_or(is_transfer) AS is_transfer
        FROM (SELECT t.bank_transaction_id AS bank_reference, true AS is_transfer
                FROM bank_transfers t
               WHERE t.edition_id = ${p.editionId}::uuid AND t.source = 'admin'
               UNION ALL
              SELECT l.bank_transaction_id, false
                FROM ledger_entries l
                LEFT JOIN ledger_entries b ON b.reverses = l.id
               WHERE l.source = 'admin' AND l.amount_cents > 0
                 AND l.bank_transaction_id IS NOT NULL AND b.id IS NULL) known
       GROUP BY bank_reference),
    found AS (
      SELECT line.id, CASE WHEN line.bank_reference IS NULL THEN other.any_line
                           ELSE other.without_reference END AS other_id,
             typed.bank_reference IS NOT NULL AND (typed.is_transfer OR line.minor > 0) AS is_typed
        FROM bank_lines line
        LEFT JOIN others other USING (minor, value_date, currency)
        LEFT JOIN typed ON typed.bank_reference = line.bank_reference
       WHERE line.statement_id = ${p.id}::uuid AND line.status = 'booked')
    UPDATE bank_lines SET status = 'doubtful', doubted_line = other_id
      FROM found
     WHERE bank_lines.id = found.id AND (other_id IS NOT NULL OR is_typed)`,
);

type Receipt = Pick<Import, 'editionId' | 'actorId' | 'at'>;

/** Imports into several accounts would wait for each other's references, in different orders. */
const oneAtATime = step(
  (p) =>
    sql`SELECT pg_advisory_xact_lock(hashtextextended('bank references ' || ${p.editionId}, 0))`,
);

/**
 * Booked incoming money in USD, or ordered in USD, becomes a transfer with the id of its line. Known transfers are
 * joined: looked up line by line, a table that was small when it was analysed is read as a whole for each line,
 * while this statement makes it grow. Lines whose reference someone else enters meanwhile are left for another run, which
 * knows it.
 */
const transfers = (p: Receipt, which: RawBuilder<unknown>) => sql`
  WITH money AS (
    SELECT line.*, CASE WHEN currency = 'USD' THEN minor ELSE instructed_minor END::integer AS cents,
           row_number() OVER (PARTITION BY bank_reference ORDER BY line.id) AS nth,
           known.id IS NOT NULL AS is_known
      FROM bank_lines line
      LEFT JOIN bank_transfers own ON own.id = line.id
      LEFT JOIN bank_transfers known ON known.edition_id = ${p.editionId}::uuid
                                    AND known.bank_transaction_id = line.bank_reference
     WHERE status = 'booked' AND minor > 0
       AND (currency = 'USD' AND minor < 2147483648
         OR instructed_currency = 'USD' AND instructed_minor BETWEEN 1 AND 2147483647)
       AND own.id IS NULL AND ${which}),
  received AS (
    INSERT INTO bank_transfers (id, edition_id, amount_cents, open_cents, value_date,
           bank_transaction_id, sender, remittance, source, created_at)
    SELECT id, ${p.editionId}::uuid, cents, cents, value_date,
           CASE WHEN bank_reference IS NOT NULL AND nth = 1 AND NOT is_known THEN bank_reference
                ELSE concat_ws(' ', bank_reference, upper(left(encode(identity, 'hex'), 12))) END,
           counterparty, remittance, 'import', ${p.at}::timestamptz
      FROM money
        ON CONFLICT (edition_id, bank_transaction_id) DO NOTHING
    RETURNING id, amount_cents, value_date, bank_transaction_id)
  INSERT INTO ledger_entries
         (transfer_id, at, actor_id, action, source, amount_cents, value_date, bank_transaction_id)
  SELECT id, ${p.at}::timestamptz, ${p.actorId}::uuid, 'receive', 'import', amount_cents,
         value_date, bank_transaction_id
    FROM received`;

const transferOfLine = statement((p: Receipt & { lineId: string }) =>
  whole(transfers(p, sql`line.id = ${p.lineId}::uuid`)),
);

/** Of a line that a person decided on. */
export async function receiveLine(tx: EntityManager, line: Receipt & { lineId: string }) {
  await transferOfLine.run(tx, line);
  await transferOfLine.run(tx, line);
}

const transfersOfFile = step((p) => transfers(p, sql`line.statement_id = ${p.id}::uuid`));

/** What makes lines of a file money, in this order. */
export const IMPORT_STEPS: readonly Step[] = [
  arrived(byReference),
  arrived(byText),
  detailedBefore,
  detailsOfUsed,
  detailsOfUnused,
  doubtful,
  oneAtATime,
  transfersOfFile,
  transfersOfFile,
];
