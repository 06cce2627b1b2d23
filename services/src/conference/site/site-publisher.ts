import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MINUTE, SECOND } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { EditionPresenter } from '../editions/edition.presenter.js';
import type { PublicEdition } from '../editions/edition.schema.js';
import { EditionsService } from '../editions/editions.service.js';
import { composeSite, isComposed } from './compose-site.js';
import { type Channel, Notifications } from '../../platform/database/notifications.js';
import { SiteChanges } from './site-changes.js';
import { SITE_CHANNEL } from './site-channel.js';
import { editionHash, SiteState } from './site-state.js';

/** For a new year or state of the edition, and for missed notifications. */
const LOOK_EVERY = MINUTE;
const FIRST_PAUSE = 15 * SECOND;
const LONGEST_PAUSE = 10 * MINUTE;

/** Quick saves are composed once. */
@Injectable()
export class SitePublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SitePublisher.name);
  private readonly state: SiteState;
  private readonly channel: Channel;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private failure = { edition: '', times: 0, retryAt: 0 };

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly presenter: EditionPresenter,
    private readonly changes: SiteChanges,
    notifications: Notifications,
  ) {
    this.channel = notifications.channel(SITE_CHANNEL);
    this.state = new SiteState(config.siteDir);
  }

  onApplicationBootstrap(): void {
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Also resolves after a failure, which is logged and kept. */
  publish(): Promise<void> {
    this.running ??= this.bringUpToDate().finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.publish().catch((error: unknown) => this.logger.error(error));
      await this.channel.wait(this.untilNextLook());
    }
  }

  /** Earlier than usual for a state of the edition that is about to end, and after a failure. */
  private untilNextLook(): number {
    const { validUntil } = this.state.live() ?? {};
    const moments = [validUntil && Date.parse(validUntil), this.failure.retryAt];
    const waits = moments.flatMap((moment) => (moment ? [moment - Date.now()] : []));
    return Math.min(LOOK_EVERY, ...waits.filter((wait) => wait > 0));
  }

  private async bringUpToDate(): Promise<void> {
    const edition = await this.current();
    if (!edition) return;
    const hash = editionHash(edition);
    if (this.failure.edition === hash && Date.now() < this.failure.retryAt) return;
    try {
      const { siteDir, publicUrl: address, measuredVisits } = this.config;
      const wanted = { siteDir, address, edition, measuredVisits };
      const compose = (siteDir: string) =>
        composeSite({ ...wanted, siteDir }, this.stopping.signal);
      if (!isComposed(wanted)) await this.changes.run(compose);
      this.state.keepFailure(undefined);
      this.failure = { edition: '', times: 0, retryAt: 0 };
    } catch (error) {
      if (!this.stopping.signal.aborted) this.keep(hash, error);
    }
  }

  private async current(): Promise<PublicEdition | undefined> {
    try {
      const tx = this.dataSource.manager;
      return await this.presenter.present(tx, await this.editions.current(tx));
    } catch (error) {
      if (!this.stopping.signal.aborted) this.logger.warn(`the site waits: ${String(error)}`);
      return undefined;
    }
  }

  private keep(edition: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const times = this.failure.edition === edition ? this.failure.times + 1 : 1;
    const pause = Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE);
    this.failure = { edition, times, retryAt: Date.now() + pause };
    this.state.keepFailure({ edition, reason: reason.slice(0, 300) });
    this.logger.error(`the site did not compose: ${reason}`);
  }
}
