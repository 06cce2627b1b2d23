import type { Expression } from 'kysely';
import { db } from '../../platform/database/db.js';

/** The fee band of a registration, without who checked it. */
export const bandOfRegistration = (registrationId: Expression<string>) =>
  db
    .selectFrom('registration_bands as band')
    .select([
      'band.country',
      'band.income_group as incomeGroup',
      'band.share',
      'band.year',
      'band.country_check as countryCheck',
    ])
    .where('band.registration_id', '=', registrationId);
