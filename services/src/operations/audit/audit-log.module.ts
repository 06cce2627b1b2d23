import { Module } from '@nestjs/common';
import { DownloadsModule } from '../../platform/downloads/downloads.module.js';
import { AdminAuditController } from './audit-log.controller.js';
import { AuditLog } from './audit-log.read-model.js';
import { AuditExport } from './audit-export.js';

@Module({
  imports: [DownloadsModule],
  controllers: [AdminAuditController],
  providers: [AuditLog, AuditExport],
})
export class AuditLogModule {}
