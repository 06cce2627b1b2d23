import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { Config } from '../../platform/config/config.js';
import type { PublicEdition } from '../editions/edition.schema.js';
import { runComposer } from './composer.js';
import { LIVE } from './open-releases.js';
import { openRelease, type Release } from './release.js';
import { SiteState } from './site-state.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.conference.preview', {
  page: 'A preview of this page',
  noSite: 'There is no preview right now: no front end is published.',
  notRendered: 'There is no preview right now: the page does not render.',
});

@Injectable()
export class SitePreview {
  private readonly logger = new Logger(SitePreview.name);

  constructor(private readonly config: Config) {}

  /** @throws AppError NOT_FOUND for other pages, UNAVAILABLE when rendering fails */
  async render(edition: PublicEdition, page: string, base: string): Promise<string> {
    const { siteDir } = this.config;
    const live = new SiteState(siteDir).live();
    if (!live) throw unavailable(texts.noSite);
    const release = openRelease(siteDir, LIVE);
    if (!isRendered(release, page)) throw notFound(texts.page);
    const html = await this.compose(live.shell, edition, page);
    return html.replace(/(<a\b[^>]*\shref=")(\/[\w-]*)(?=["#?])/g, (link, start, to) =>
      isRendered(release, String(to)) ? `${start}${base}${to === '/' ? '' : to}` : link,
    );
  }

  private async compose(shell: string, edition: PublicEdition, page: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'plenary-preview-'));
    try {
      const file = join(folder, 'edition.json');
      await writeFile(file, JSON.stringify(edition));
      const options = ['--preview', file, '--page', page];
      return await runComposer(this.config.siteDir, shell, options);
    } catch (error) {
      this.logger.warn(`a preview did not render: ${String(error)}`);
      throw unavailable(texts.notRendered);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

function isRendered(release: Release, page: string): boolean {
  return release.fileAt(page).file.startsWith('pages/');
}

const unavailable = (message: string) =>
  new AppError(ErrorCode.UNAVAILABLE, message, {
    retryAfter: 5,
  });
