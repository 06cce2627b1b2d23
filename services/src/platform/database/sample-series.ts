import { type Expression, sql } from 'kysely';

/** Samples are numbered from here, so that nothing is missing in the numbers once they are removed. */
export const FIRST_SAMPLE_NUMBER = 90_001;

/** Of an account's id; false without one. The database knows it, so that every room can ask. */
export const isSample = (userId: Expression<string | null>) =>
  sql<boolean>`is_sample_account(${userId})`;

/** Of what the account owns. */
export const firstNumber = (userId: Expression<string | null>) =>
  sql<number>`CASE WHEN ${isSample(userId)} THEN ${sql.lit(FIRST_SAMPLE_NUMBER)} ELSE 1 END`;
