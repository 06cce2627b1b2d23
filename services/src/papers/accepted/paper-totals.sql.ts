import {
  currentEditionId,
  currentEditionScope,
} from '../../conference/editions/current-edition.sql.js';
import { totalsIn } from '../../platform/counters/counters.service.js';
import { db } from '../../platform/database/db.js';
import { isSample } from '../../platform/database/samples.js';

/** Papers of the current edition by status. */
export const paperTotals = totalsIn(
  currentEditionScope,
  db
    .selectFrom('papers')
    .select('status as value')
    .where('edition_id', '=', currentEditionId)
    .where(({ ref }) => isSample(ref('owner_id'))),
);
