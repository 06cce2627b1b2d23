import type { SpreadsheetColumn } from '../downloads/spreadsheet.js';
import type { UserRecord } from './admin-users.query.js';

export const userColumns: SpreadsheetColumn<UserRecord>[] = [
  { header: 'Id', width: 38, value: ({ id }) => id },
  { header: 'Title', width: 8, value: ({ title }) => title },
  { header: 'First name', value: ({ firstName }) => firstName },
  { header: 'Last name', value: ({ lastName }) => lastName },
  { header: 'Email', width: 32, value: ({ email }) => email },
  { header: 'Organization', width: 32, value: ({ organization }) => organization },
  { header: 'Position', value: ({ position }) => position },
  { header: 'Country', value: ({ country }) => country },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Role', width: 12, value: ({ role }) => role },
  { header: 'Email verified', width: 14, value: ({ isEmailVerified }) => isEmailVerified },
  { header: 'Disabled', width: 10, value: ({ isDisabled }) => isDisabled },
  { header: 'Created (UTC)', format: 'moment', value: ({ createdAt }) => createdAt },
];
