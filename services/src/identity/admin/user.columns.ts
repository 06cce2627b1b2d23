import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import type { UserRecord } from './admin-users.query.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.identity.users-export', {
  role: 'Role',
  emailVerified: 'Email verified',
  disabled: 'Disabled',
  createdAt: 'Created (UTC)',
});

export const userColumns = (): SpreadsheetColumn<UserRecord>[] => [
  { header: labels.id, width: 38, value: ({ id }) => id },
  { header: labels.title, width: 8, value: ({ title }) => title },
  { header: labels.firstName, value: ({ firstName }) => firstName },
  { header: labels.lastName, value: ({ lastName }) => lastName },
  { header: labels.email, width: 32, value: ({ email }) => email },
  { header: labels.organization, width: 32, value: ({ organization }) => organization },
  { header: labels.position, value: ({ position }) => position },
  { header: labels.country, value: ({ country }) => country },
  { header: labels.phone, value: ({ phone }) => phone },
  { header: texts.role, width: 12, value: ({ role }) => role },
  { header: texts.emailVerified, width: 14, value: ({ isEmailVerified }) => isEmailVerified },
  { header: texts.disabled, width: 10, value: ({ isDisabled }) => isDisabled },
  { header: texts.createdAt, format: 'moment', value: ({ createdAt }) => createdAt },
];
