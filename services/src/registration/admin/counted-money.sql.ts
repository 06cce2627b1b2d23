import { type Expression, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { isSample } from '../../platform/database/sample-series.js';

/** A registration of a person, or a statement of a bank: from then on samples are no money. */
const hasRealData = sql<boolean>`(
  EXISTS (SELECT FROM bank_statements WHERE edition_id = ${currentEditionId})
  OR EXISTS (SELECT FROM registrations real
              WHERE real.edition_id = ${currentEditionId}
                AND NOT ${isSample(sql<string | null>`real.user_id`)}))`;

/** @param userId of the registration */
export const countsRegistration = (userId: Expression<string | null>) =>
  sql<boolean>`NOT (${isSample(userId)} AND ${hasRealData})`;

/** @param bankTransactionId of an unmatched payment */
export const countsTransfer = (bankTransactionId: Expression<string>) =>
  sql<boolean>`NOT (${bankTransactionId} LIKE 'SAMPLE-%' AND ${hasRealData})`;
