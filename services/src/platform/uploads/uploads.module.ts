import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { HeldUploads } from './held-uploads.js';
import { ResumableUploads } from './resumable-uploads.service.js';
import { UploadAdmission } from './upload-admission.js';
import { UploadContents } from './upload-contents.js';
import { UploadPurposes } from './upload-purposes.js';
import { UploadReceiver } from './upload-receiver.js';
import { UploadRow } from './upload-row.entity.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsPersonalData } from './uploads.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([UploadRow]), FilesModule, PdfModule],
  controllers: [UploadsController],
  providers: [
    HeldUploads,
    ResumableUploads,
    UploadAdmission,
    UploadContents,
    UploadPurposes,
    UploadReceiver,
    UploadsPersonalData,
  ],
  exports: [ResumableUploads, UploadPurposes],
})
export class UploadsModule {}
