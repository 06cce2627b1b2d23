import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions/editions.module.js';
import { SiteListener } from './site-listener.js';
import { SitePublication } from './site-publication.js';
import { SitePublisher } from './site-publisher.js';

/** Makes the pages of the site follow the edition. */
@Module({
  imports: [EditionsModule],
  providers: [SiteListener, SitePublication, SitePublisher],
  exports: [SitePublication],
})
export class SiteModule {}
