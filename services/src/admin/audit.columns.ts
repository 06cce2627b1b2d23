import type { SpreadsheetColumn } from '../downloads/spreadsheet.js';
import type { AuditRow } from './admin-audit.schema.js';

export const auditColumns: SpreadsheetColumn<AuditRow>[] = [
  { header: 'Id', width: 10, value: ({ id }) => Number(id) },
  { header: 'At (UTC)', format: 'moment', value: ({ at }) => new Date(at) },
  { header: 'Who', width: 26, value: ({ actor }) => actor?.name ?? null },
  { header: 'Id of who', width: 38, value: ({ actor }) => actor?.id ?? null },
  { header: 'What', width: 26, value: ({ action }) => action },
  { header: 'To', width: 12, value: ({ subject }) => subject.type },
  { header: 'Name of it', width: 26, value: ({ subject }) => subject.name },
  { header: 'Id of it', width: 38, value: ({ subject }) => subject.id },
  { header: 'Fields', value: ({ fields }) => fields.join(', ') },
  { header: 'Before', value: ({ before }) => before },
  { header: 'After', value: ({ after }) => after },
  { header: 'Request', width: 38, value: ({ requestId }) => requestId },
];
