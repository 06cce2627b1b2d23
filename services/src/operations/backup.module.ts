import { Module } from '@nestjs/common';
import { FilesModule } from '../platform/files/files.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { DailyBackup } from './backup/daily-backup.js';

/** The daily backup of embedded mode; elsewhere `npm run backup` is run by the host. */
@Module({
  imports: [FilesModule, MessagingModule],
  providers: [DailyBackup],
  exports: [DailyBackup],
})
export class BackupModule {}
