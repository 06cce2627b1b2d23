import { notify } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
export const SITE_CHANNEL = 'site_changes';

export const notifySite = statement(() => db.selectNoFrom(notify(SITE_CHANNEL).as('notified')));
