import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { listExport } from '../downloads/list-export.js';
import type { SpreadsheetColumn } from '../downloads/spreadsheet.js';
import { AdminApplicationsQuery, type ApplicationRecord } from './admin-applications.query.js';

const columns: SpreadsheetColumn<ApplicationRecord>[] = [
  { header: 'Received (UTC)', format: 'moment', value: ({ createdAt }) => createdAt },
  { header: 'State', width: 10, value: ({ state }) => state },
  { header: 'First name', value: ({ firstName }) => firstName },
  { header: 'Last name', value: ({ lastName }) => lastName },
  { header: 'Email', width: 32, value: ({ email }) => email },
  { header: 'Country', value: ({ country }) => country },
  { header: 'Affiliation', width: 40, value: ({ affiliation }) => affiliation },
  { header: 'CV', width: 26, value: ({ cv }) => cv.name },
  { header: 'Note', width: 40, value: ({ note }) => note },
  { header: 'Handled by', width: 26, value: ({ handledBy }) => handledBy },
  { header: 'Handled (UTC)', format: 'moment', value: ({ handledAt }) => handledAt },
];

/** The list of applications as a file; CVs are downloads of their own. */
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
      'applications',
      listExport({ name: 'applications', clock }, columns, (request) => applications.all(request)),
    );
  }
}
