import { Module } from '@nestjs/common';
import { EditionsModule } from './editions.module.js';
import { SitePreview } from './site/site-preview.js';
import { SitePublication } from './site/site-publication.js';
import { SitePublisher } from './site/site-publisher.js';

@Module({
  imports: [EditionsModule],
  providers: [SitePreview, SitePublication, SitePublisher],
  exports: [SitePreview, SitePublication],
})
export class SiteModule {}
