import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { PicturesModule } from '../conference/pictures.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { DocumentLayoutsController } from './document-layouts/document-layouts.controller.js';
import { DocumentLayouts } from './document-layouts/document-layouts.service.js';
import { SignatureFiles } from './document-layouts/signature-pictures.js';
import { DocumentDownloads } from './issued-documents/document-downloads.js';
import { IssuedDocumentsController } from './issued-documents/issued-documents.controller.js';
import { DocumentsPersonalData } from './issued-documents/issued-documents.personal-data.js';
import { IssuedDocuments } from './issued-documents/issued-documents.service.js';
import { Presentations } from './issued-documents/presentations.service.js';

@Module({
  imports: [DownloadsModule, EditionsModule, PicturesModule],
  controllers: [DocumentLayoutsController, IssuedDocumentsController],
  providers: [
    ...[DocumentLayouts, SignatureFiles],
    ...[DocumentDownloads, DocumentsPersonalData, IssuedDocuments, Presentations],
  ],
  exports: [DocumentLayouts, SignatureFiles],
})
export class IssuedDocumentsModule {}
