import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../platform/files/files.module.js';
import { AdminPicturesController } from './pictures/admin-pictures.controller.js';
import { Picture } from './pictures/picture.entity.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Picture]), FilesModule],
  controllers: [AdminPicturesController, PicturesController],
  providers: [PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
