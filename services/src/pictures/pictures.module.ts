import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.js';
import { AdminPicturesController } from './admin-pictures.controller.js';
import { Picture } from './picture.entity.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesService } from './pictures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Picture]), FilesModule],
  controllers: [AdminPicturesController, PicturesController],
  providers: [PicturesService],
  exports: [PicturesService],
})
export class PicturesModule {}
