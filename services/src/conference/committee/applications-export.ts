import { applicationsExportSchema } from './admin-applications.schema.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { AdminApplicationsQuery } from './admin-applications.query.js';
import type { ApplicationRecord } from './applications.read-model.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.conference.applications-export', {
  cv: 'CV',
});

const columns = (): SpreadsheetColumn<ApplicationRecord>[] => [
  { header: labels.receivedAt, format: 'moment', value: ({ createdAt }) => createdAt },
  { header: labels.state, width: 10, value: ({ state }) => state },
  { header: labels.firstName, value: ({ firstName }) => firstName },
  { header: labels.lastName, value: ({ lastName }) => lastName },
  { header: labels.email, width: 32, value: ({ email }) => email },
  { header: labels.country, value: ({ country }) => country },
  { header: labels.affiliation, width: 40, value: ({ affiliation }) => affiliation },
  { header: texts.cv, width: 26, value: ({ cv }) => cv.name },
  { header: labels.note, width: 40, value: ({ note }) => note },
  { header: labels.handledBy, width: 26, value: ({ handledBy }) => handledBy },
  { header: labels.handledAt, format: 'moment', value: ({ handledAt }) => handledAt },
];

@Injectable()
export class ApplicationsExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly applications: AdminApplicationsQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, applications, clock } = this;
    downloads.add(
      applicationsExportSchema,
      listExport({ name: 'applications', right: 'enquiries:read', clock }, columns, (request) =>
        applications.all(request),
      ),
    );
  }
}
