import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { PublicEdition } from '../editions/edition.schema.js';
import type { Publication } from './publication.schema.js';
import { editionHash, SiteState } from './site-state.js';

const texts = defineTexts('server.conference.publication', {
  notCurrent: 'Visitors see another edition.',
  noSite: 'Not yet published: no front end is published.',
  live: 'All changes are published.',
  failed: 'Not yet published: {reason}',
  waiting: 'Publishing…',
});

@Injectable()
export class SitePublication {
  private readonly state: SiteState;

  constructor(config: Config) {
    this.state = new SiteState(config.siteDir);
  }

  of(edition: PublicEdition, isCurrent: boolean): Publication {
    if (!isCurrent) return { state: 'not-current', message: texts.notCurrent };
    const live = this.state.live();
    if (!live) return { state: 'no-site', message: texts.noSite };
    const hash = editionHash(edition);
    if (live.edition === hash) return { state: 'live', message: texts.live };
    const failure = this.state.failure();
    if (failure?.edition === hash) {
      return { state: 'failed', message: texts.failed({ reason: failure.reason }) };
    }
    return { state: 'waiting', message: texts.waiting };
  }
}
