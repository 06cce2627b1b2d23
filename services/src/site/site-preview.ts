import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { notFound } from '../common/common.errors.js';
import { ErrorCode } from '../common/error-code.js';
import { Config } from '../config/config.js';
import type { PublicEdition } from '../editions/edition.schema.js';
import { runComposer } from './composer.js';
import { openRelease, type Release } from './release.js';
import { SiteState } from './site-state.js';

/** Renders single pages of the live front ends with another edition. Changes nothing. */
@Injectable()
export class SitePreview {
  private readonly logger = new Logger(SitePreview.name);

  constructor(private readonly config: Config) {}

  /**
   * @param page an address, "/venue"
   * @param base where the preview's own pages are: links to pages that are rendered ahead lead there
   * @throws AppError NOT_FOUND for other pages, UNAVAILABLE when it does not render
   */
  async render(edition: PublicEdition, page: string, base: string): Promise<string> {
    const { siteDir } = this.config;
    const live = new SiteState(siteDir).live();
    if (!live) throw unavailable('no front end is published');
    const release = openRelease(siteDir);
    if (!isRendered(release, page)) throw notFound('A preview of this page');
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
      throw unavailable('the page does not render');
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

function isRendered(release: Release, page: string): boolean {
  return release.fileAt(page).file.startsWith('pages/');
}

const unavailable = (reason: string) =>
  new AppError(ErrorCode.UNAVAILABLE, `There is no preview right now: ${reason}.`, {
    retryAfter: 5,
  });
