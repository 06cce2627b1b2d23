import { Module } from '@nestjs/common';
import { FilesModule } from '../platform/files/files.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { BackupReports } from './backup/backup-reports.js';
import { DailyBackup } from './backup/daily-backup.js';
import { ArchiveWatch } from './point-in-time/archive-watch.js';

/** The daily backup of embedded mode, and the watch over its archive; elsewhere `npm run backup` is run by the host. */
@Module({
  imports: [FilesModule, MessagingModule],
  providers: [DailyBackup, BackupReports, ArchiveWatch],
  exports: [DailyBackup, ArchiveWatch],
})
export class BackupModule {}
