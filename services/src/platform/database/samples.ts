import { type Expression, sql } from 'kysely';

/** Samples are numbered from here, so that nothing is missing in the numbers once they are removed. */
export const FIRST_SAMPLE_NUMBER = 90_001;

/** Of an account's id; false without one. The database knows it, so that every room can ask. */
export const isSample = (userId: Expression<string | null>) =>
  sql<boolean>`is_sample_account(${userId})`;

/** Of an enquiry or an application, whose senders need no account. */
export const isSampleAddress = (email: Expression<string>) =>
  sql<boolean>`${email} LIKE '%.invalid'`;

/** Of an unmatched payment. */
export const isSampleTransfer = (bankTransactionId: Expression<string | null>) =>
  sql<boolean>`${bankTransactionId} LIKE 'SAMPLE-%'`;

/** From the first real registration, submission or bank statement. A subquery, so that a statement asks once. */
export const samplesAreLeftOut = sql<boolean>`(SELECT samples_are_left_out())`;

/** For totals, charts, exports and bulk acts. @param isSampleRow whether a row is a sample; null is not */
export const counts = (isSampleRow: Expression<boolean | null>) =>
  sql<boolean>`(NOT ${samplesAreLeftOut} OR (${isSampleRow}) IS NOT TRUE)`;

/** Of what the account owns. */
export const firstNumber = (userId: Expression<string | null>) =>
  sql<number>`CASE WHEN ${isSample(userId)} THEN ${sql.lit(FIRST_SAMPLE_NUMBER)} ELSE 1 END`;
