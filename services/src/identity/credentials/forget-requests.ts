import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

type Table =
  | 'email_changes'
  | 'password_resets'
  | 'recovery_codes'
  | 'two_factor_secrets'
  | 'login_challenges'
  | 'verification_codes'
  | 'verification_links'
  | 'login_links'
  | 'login_origins';

const forget = (table: Table) =>
  statement((p: { userId: string }) => db.deleteFrom(table).where('user_id', '=', p.userId));

/** By table. */
export const forgetOf = {
  email_changes: forget('email_changes'),
  password_resets: forget('password_resets'),
  recovery_codes: forget('recovery_codes'),
  two_factor_secrets: forget('two_factor_secrets'),
  login_challenges: forget('login_challenges'),
  verification_codes: forget('verification_codes'),
  verification_links: forget('verification_links'),
  login_links: forget('login_links'),
  login_origins: forget('login_origins'),
} satisfies Record<Table, unknown>;
