import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditService } from './audit.service.js';
import { ArchivedAuditPersonalData } from './archived-audit.personal-data.js';
import { AuditPersonalData } from './audit.personal-data.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [ArchivedAuditPersonalData, AuditPersonalData, AuditService],
  exports: [AuditService],
})
export class AuditModule {}
