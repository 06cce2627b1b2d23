import type { AuditRecord } from '../../platform/audit/audit.service.js';
import type { User } from './user.entity.js';

export type Access = Pick<User, 'role' | 'isDisabled'>;

export function accessEntries(
  actorId: string,
  before: Access & Pick<User, 'id'>,
  after: Access,
): AuditRecord[] {
  const subject = { type: 'user', id: before.id };
  const entries: AuditRecord[] = [];
  if (before.role !== after.role) {
    entries.push({
      actorId,
      action: 'user.role-changed',
      subject,
      fields: ['role'],
      before: before.role,
      after: after.role,
    });
  }
  if (before.isDisabled !== after.isDisabled) {
    entries.push({
      actorId,
      action: after.isDisabled ? 'user.disabled' : 'user.enabled',
      subject,
      fields: ['isDisabled'],
    });
  }
  return entries;
}
