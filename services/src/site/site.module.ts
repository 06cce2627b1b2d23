import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions/editions.module.js';
import { SiteListener } from './site-listener.js';
import { SitePreview } from './site-preview.js';
import { SitePublication } from './site-publication.js';
import { SitePublisher } from './site-publisher.js';

/** Makes the pages of the site follow the edition. */
@Module({
  imports: [EditionsModule],
  providers: [SiteListener, SitePreview, SitePublication, SitePublisher],
  exports: [SitePreview, SitePublication],
})
export class SiteModule {}
