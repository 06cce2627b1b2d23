import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { PublicEdition } from '../editions/edition.schema.js';
import type { Publication } from './publication.schema.js';
import { editionHash, SiteState } from './site-state.js';

/** Tells whether the pages say what an edition says. */
@Injectable()
export class SitePublication {
  private readonly state: SiteState;

  constructor(config: Config) {
    this.state = new SiteState(config.siteDir);
  }

  of(edition: PublicEdition, isCurrent: boolean): Publication {
    if (!isCurrent) return { state: 'not-current', message: 'Visitors see another edition.' };
    const live = this.state.live();
    if (!live)
      return { state: 'no-site', message: 'Not yet published: no front end is published.' };
    const hash = editionHash(edition);
    if (live.edition === hash) return { state: 'live', message: 'The pages show this revision.' };
    const failure = this.state.failure();
    if (failure?.edition === hash) {
      return { state: 'failed', message: `Not yet published: ${failure.reason}` };
    }
    return { state: 'waiting', message: 'The pages are being made.' };
  }
}
