import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { writtenDomain } from './institution-lines.js';
import { institutionsExportSchema, type PresentedInstitution } from './institutions.schema.js';
import { Institutions } from './institutions.service.js';

/** The headings are those that an import reads, in every language. */
const columns = (): SpreadsheetColumn<PresentedInstitution>[] => [
  { header: 'name', width: 40, value: ({ name }) => name },
  { header: 'domains', width: 60, value: ({ domains }) => domains.map(writtenDomain).join('; ') },
];

@Injectable()
export class InstitutionsExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly institutions: Institutions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, institutions, clock } = this;
    downloads.add(
      institutionsExportSchema,
      listExport({ name: 'institutions', right: 'reviewing:write', clock }, columns, (request) =>
        institutions.all(request),
      ),
    );
  }
}
