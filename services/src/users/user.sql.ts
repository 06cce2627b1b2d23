import { prepared } from '../database/prepared.js';

/** The columns of a PresentedUser. */
export const presentedColumns = (alias: string) => `
  ${alias}.id, ${alias}.email, ${alias}.first_name AS "firstName", ${alias}.last_name AS "lastName",
  ${alias}.title, ${alias}.organization, ${alias}.position, ${alias}.country, ${alias}.phone,
  ${alias}.role, ${alias}.is_email_verified AS "isEmailVerified"`;

/**
 * Locks an account, and where it is an admin's all admins, in one order. Whoever becomes one meanwhile
 * seems to be the only one, and stays it.
 */
export const HOLD_WITH_ADMINS = prepared(`
  SELECT ${presentedColumns('u')}, u.is_disabled AS "isDisabled", u.version
    FROM users u
   WHERE u.id = $1 OR (u.role = 'admin' AND NOT u.is_disabled
                       AND (SELECT role FROM users WHERE id = $1) = 'admin')
   ORDER BY u.id FOR UPDATE`);

/** Takes the id, the role, and whether the account is disabled. */
export const SET_ACCESS = prepared(`
  UPDATE users SET role = $2, is_disabled = $3, version = version + 1 WHERE id = $1`);
