import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { chosenColumns, presentColumns } from '../../platform/downloads/export-columns.js';
import { listExport } from '../../platform/downloads/list-export.js';
import { AuditLog } from './audit-log.read-model.js';
import { auditExportSchema, type AuditExportRequest } from './audit-log.schema.js';
import { auditColumns } from './audit.columns.js';

@Injectable()
export class AuditExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, audit, clock } = this;
    const source = listExport(
      { name: 'audit', right: 'audit:read', clock },
      ({ columns }: AuditExportRequest) => chosenColumns(auditColumns(), columns),
      (request, reader) => audit.all(reader, request),
    );
    const columns = () => Promise.resolve(presentColumns(auditColumns()));
    downloads.add(auditExportSchema, { ...source, columns });
  }
}
