import type { ExportColumn } from '../../platform/downloads/export-columns.js';
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

export const auditColumns = (): ExportColumn<AuditRow>[] => [
  { id: 'id', header: labels.id, width: 10, value: ({ id }) => Number(id) },
  { id: 'at', header: texts.at, format: 'moment', value: ({ at }) => new Date(at) },
  { id: 'actor', header: texts.actor, width: 26, value: ({ actor }) => actor?.name ?? null },
  { id: 'actorId', header: texts.actorId, width: 38, value: ({ actor }) => actor?.id ?? null },
  { id: 'action', header: texts.action, width: 26, value: ({ action }) => action },
  { id: 'subjectType', header: texts.subjectType, width: 12, value: ({ subject }) => subject.type },
  { id: 'subjectName', header: texts.subjectName, width: 26, value: ({ subject }) => subject.name },
  { id: 'subjectId', header: texts.subjectId, width: 38, value: ({ subject }) => subject.id },
  { id: 'fields', header: texts.fields, value: ({ fields }) => fields.join(', ') },
  { id: 'before', header: texts.before, value: ({ before }) => before },
  { id: 'after', header: texts.after, value: ({ after }) => after },
  { id: 'requestId', header: texts.requestId, width: 38, value: ({ requestId }) => requestId },
];
