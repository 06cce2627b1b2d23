import { db } from '../../../platform/database/db.js';
import { statement } from '../../../platform/database/statement.js';

/** Which joining details a registrant was emailed last. */
export const recordJoining = statement((p: { registrationId: string; revision: string }) =>
  db
    .insertInto('joining_emails')
    .values({ registration_id: p.registrationId, revision: p.revision })
    .onConflict((conflict) =>
      conflict.column('registration_id').doUpdateSet({ revision: p.revision }),
    ),
);
