import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import type { AuditRow } from './audit-log.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.operations.audit-export', {
  at: 'At (UTC)',
  actor: 'Who',
  actorId: 'Actor ID',
  action: 'What',
  subjectType: 'To',
  subjectName: 'Target name',
  subjectId: 'Target ID',
  fields: 'Fields',
  before: 'Before',
  after: 'After',
  requestId: 'Request',
});

export const auditColumns = (): SpreadsheetColumn<AuditRow>[] => [
  { header: labels.id, width: 10, value: ({ id }) => Number(id) },
  { header: texts.at, format: 'moment', value: ({ at }) => new Date(at) },
  { header: texts.actor, width: 26, value: ({ actor }) => actor?.name ?? null },
  { header: texts.actorId, width: 38, value: ({ actor }) => actor?.id ?? null },
  { header: texts.action, width: 26, value: ({ action }) => action },
  { header: texts.subjectType, width: 12, value: ({ subject }) => subject.type },
  { header: texts.subjectName, width: 26, value: ({ subject }) => subject.name },
  { header: texts.subjectId, width: 38, value: ({ subject }) => subject.id },
  { header: texts.fields, value: ({ fields }) => fields.join(', ') },
  { header: texts.before, value: ({ before }) => before },
  { header: texts.after, value: ({ after }) => after },
  { header: texts.requestId, width: 38, value: ({ requestId }) => requestId },
];
