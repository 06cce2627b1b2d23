import { db } from '../../platform/database/db.js';

/** Applications that finance has not decided. */
export const openWaivers = db.selectFrom('waivers as asked').where('asked.status', '=', 'open');
