import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { fileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { StoredFile } from './stored-file.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StoredFile])],
  controllers: [FilesController],
  providers: [FilesService, fileStore],
  exports: [FilesService],
})
export class FilesModule {}
