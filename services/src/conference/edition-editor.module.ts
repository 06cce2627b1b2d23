import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PicturesModule } from './pictures.module.js';
import { SiteModule } from './site.module.js';
import { AdminEditionsController } from './edition-editor/admin-editions.controller.js';
import { AdminEditionsQuery } from './edition-editor/admin-editions.query.js';
import { CurrentEdition } from './edition-editor/current-edition.js';
import { EditionCopies } from './edition-editor/edition-copies.js';
import { EditionEditor } from './edition-editor/edition-editor.js';
import { EditionPreview } from './edition-editor/edition-preview.entity.js';
import { EditionPreviews } from './edition-editor/edition-previews.js';
import { EditionPreviewsController } from './edition-editor/edition-previews.controller.js';
import { PlacedPapers } from './edition-editor/placed-papers.js';
import { EditionsModule } from './editions.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([EditionPreview]), EditionsModule, PicturesModule, SiteModule],
  controllers: [AdminEditionsController, EditionPreviewsController],
  exports: [EditionEditor],
  providers: [
    AdminEditionsQuery,
    CurrentEdition,
    EditionCopies,
    EditionEditor,
    EditionPreviews,
    PlacedPapers,
  ],
})
export class EditionEditorModule {}
