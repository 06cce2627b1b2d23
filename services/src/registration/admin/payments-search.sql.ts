import { type Expression, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { anyOf, arrayOf } from '../../platform/database/expressions.js';
import { contains, startsWith } from '../../platform/lists/keyset.js';
import { compactReference, parseReference } from '../payments/reference/merchant-reference.js';

/** References have neither O nor I; most names and all addresses contain other characters. */
const LIKE_REFERENCE = /^[A-HJ-NP-Z0-9\s-]+$/i;

/** C25-R00017, or R17; N00003 of a credit note */
const RECEIPT = /^(?:[a-z]\d{2}-?)?([rn])0*(\d{1,9})$/i;

/** Bank transactions and receipts have digits; few names do. */
const registrationsOfBankLine = (q: string) =>
  db
    .selectFrom('ledger_entries as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .select('p.registration_id as id')
    .where('l.bank_transaction_id', 'is not', null)
    .where(startsWith(sql<string>`lower(l.bank_transaction_id)`, q.toLowerCase()));

const registrationsOfDocument = (table: 'receipts' | 'credit_notes', number: number) =>
  db
    .selectFrom('payments as p')
    .select('p.registration_id as id')
    .where(
      sql<boolean>`p.id = (SELECT c.payment_id FROM ${sql.table(table)} c
        WHERE c.edition_id = ${currentEditionId} AND c.number = ${number})`,
    );

/**
 * By name, address, any part of a reference (also of its group), the beginning of a bank transaction, or the number of a
 * receipt or credit note, of the registration `r` and its payment `p`.
 */
export function isFound(q: string): Expression<boolean> {
  const reference = parseReference(q);
  if (reference) {
    return sql<boolean>`(p.merchant_reference = ${reference} OR p.group_id = (
      SELECT g.id FROM registration_groups g WHERE g.merchant_reference = ${reference}))`;
  }
  const name = q.toLowerCase();
  const hasDigit = /\d/.test(q);
  if (!hasDigit && !LIKE_REFERENCE.test(q)) {
    return contains(sql.ref<string>('r.search_text'), name);
  }
  const [, series, number] = RECEIPT.exec(q) ?? [];
  let found = db
    .selectFrom('registrations')
    .select('id')
    .where(({ ref }) => contains(ref('search_text'), name));
  if (LIKE_REFERENCE.test(q)) {
    const reference = sql<string>`replace(merchant_reference, '-', '')`;
    found = found.union(
      db
        .selectFrom('payments')
        .select('registration_id as id')
        .where(contains(reference, compactReference(q)))
        .union(
          db
            .selectFrom('registration_groups as g')
            .innerJoin('payments as m', 'm.group_id', 'g.id')
            .select('m.registration_id as id')
            .where(
              contains(sql<string>`replace(g.merchant_reference, '-', '')`, compactReference(q)),
            ),
        ),
    );
  }
  if (hasDigit) found = found.union(registrationsOfBankLine(q));
  if (series) {
    const table = series.toLowerCase() === 'r' ? 'receipts' : 'credit_notes';
    found = found.union(registrationsOfDocument(table, Number(number)));
  }
  return sql<boolean>`r.id = ${anyOf(arrayOf(found))}`;
}
