import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SiteModule } from '../site/site.module.js';
import { AdminEditionsController } from './admin-editions.controller.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import { CurrentEdition } from './current-edition.js';
import { EditionCopies } from './edition-copies.js';
import { EditionEditor } from './edition-editor.js';
import { EditionPreview } from './edition-preview.entity.js';
import { EditionPreviews } from './edition-previews.js';
import { EditionPreviewsController } from './edition-previews.controller.js';
import { EditionsModule } from './editions.module.js';

/** What only organisers need of editions; the worker lives without it. */
@Module({
  imports: [TypeOrmModule.forFeature([EditionPreview]), EditionsModule, PicturesModule, SiteModule],
  controllers: [AdminEditionsController, EditionPreviewsController],
  providers: [AdminEditionsQuery, CurrentEdition, EditionCopies, EditionEditor, EditionPreviews],
})
export class EditionEditingModule {}
