import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Disk } from 'flydrive';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { FileDownloads } from './file-downloads.js';
import { fileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FileRules } from './file-rules.js';
import { FilesService } from './files.service.js';
import { StoredFile } from './stored-file.entity.js';
import { OrphanedFiles } from './orphaned-files.js';

@Module({
  imports: [TypeOrmModule.forFeature([StoredFile]), DownloadsModule],
  controllers: [FilesController],
  providers: [FilesService, FileRules, FileDownloads, OrphanedFiles, fileStore],
  exports: [FilesService, FileRules, Disk],
})
export class FilesModule {}
