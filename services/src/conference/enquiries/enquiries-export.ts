import { enquiriesExportSchema } from './admin-enquiries.schema.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { AdminEnquiriesQuery } from './admin-enquiries.query.js';
import type { EnquiryRecord } from './enquiries.read-model.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.conference.enquiries-export', {
  message: 'Message',
});

const columns = (): SpreadsheetColumn<EnquiryRecord>[] => [
  { header: labels.receivedAt, format: 'moment', value: ({ createdAt }) => createdAt },
  { header: labels.state, width: 10, value: ({ state }) => state },
  { header: labels.name, width: 26, value: ({ name }) => name },
  { header: labels.email, width: 32, value: ({ email }) => email },
  { header: labels.category, value: ({ category }) => category },
  { header: labels.subject, width: 40, value: ({ subject }) => subject },
  { header: texts.message, width: 80, value: ({ message }) => message },
  { header: labels.note, width: 40, value: ({ note }) => note },
  { header: labels.handledBy, width: 26, value: ({ handledBy }) => handledBy },
  { header: labels.handledAt, format: 'moment', value: ({ handledAt }) => handledAt },
];

@Injectable()
export class EnquiriesExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly enquiries: AdminEnquiriesQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, enquiries, clock } = this;
    downloads.add(
      enquiriesExportSchema,
      listExport({ name: 'enquiries', right: 'enquiries:read', clock }, columns, (request) =>
        enquiries.all(request),
      ),
    );
  }
}
