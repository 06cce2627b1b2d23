import type { ExportColumn } from '../../platform/downloads/export-columns.js';
import type { UserRecord } from './admin-users.query.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.identity.users-export', {
  role: 'Role',
  emailVerified: 'Email verified',
  disabled: 'Disabled',
  createdAt: 'Created (UTC)',
});

export const userColumns = (): ExportColumn<UserRecord>[] => [
  { id: 'id', header: labels.id, width: 38, value: ({ id }) => id },
  { id: 'title', header: labels.title, width: 8, value: ({ title }) => title },
  { id: 'firstName', header: labels.firstName, value: ({ firstName }) => firstName },
  { id: 'lastName', header: labels.lastName, value: ({ lastName }) => lastName },
  { id: 'email', header: labels.email, width: 32, value: ({ email }) => email },
  {
    id: 'organization',
    header: labels.organization,
    width: 32,
    value: ({ organization }) => organization,
  },
  { id: 'position', header: labels.position, value: ({ position }) => position },
  { id: 'country', header: labels.country, value: ({ country }) => country },
  { id: 'phone', header: labels.phone, value: ({ phone }) => phone },
  { id: 'role', header: texts.role, width: 12, value: ({ role }) => role },
  {
    id: 'emailVerified',
    header: texts.emailVerified,
    width: 14,
    value: ({ isEmailVerified }) => isEmailVerified,
  },
  { id: 'disabled', header: texts.disabled, width: 10, value: ({ isDisabled }) => isDisabled },
  {
    id: 'createdAt',
    header: texts.createdAt,
    format: 'moment',
    value: ({ createdAt }) => createdAt,
  },
];
