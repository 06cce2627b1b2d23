import { type RawBuilder, sql } from 'kysely';

/**
 * Entries that a query other than those of the audit log reads, as conditions on `a`, the alias of `audit_entries`. The query
 * has its condition, and an archive keeps all of them: whatever their age, the query finds the same entries.
 */
export const KEPT_ENTRIES = {
  access: `(a.subject_type = 'user' AND a.action IN ('user.role-changed', 'user.disabled', 'user.enabled',
    'user.permission-granted', 'user.permission-revoked'))`,
  paperStatuses: `(a.subject_type = 'paper' AND a.after_state IS NOT NULL)`,
  paymentStatuses: `(a.subject_type = 'payment' AND a.after_state IS NOT NULL)`,
  groupInvitations: `(a.action = 'group.invited')`,
  passportViews: `(a.action IN ('visa-letter.viewed', 'visa-letter-preview.downloaded'))`,
  endsOfHolds: `(a.action IN ('hold.undone', 'hold.sent', 'hold.failed', 'hold.lapsed'))`,
  removalsOfSamples: `(a.action = 'samples.removed')`,
  archives: `(a.action = 'audit.archived')`,
} as const;

/** For statements of Kysely. */
export function isKept(entries: keyof typeof KEPT_ENTRIES): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(KEPT_ENTRIES[entries])}`;
}

/** Whether `a` is any of them. */
export const IS_KEPT = `(${Object.values(KEPT_ENTRIES).join(' OR ')})`;
