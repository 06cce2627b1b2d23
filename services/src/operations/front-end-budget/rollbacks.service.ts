import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { runComposer } from '../../conference/site/composer.js';
import { SiteChanges } from '../../conference/site/site-changes.js';
import { Administrators } from '../../identity/accounts/administrators.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { LiveVersions } from '../front-ends/live-versions.js';
import { callWebhook } from './call-webhook.js';
import { readContacts } from './contacts.js';
import * as watches from './front-end-watches.sql.js';
import { rolledBack } from './rolled-back.email.js';

/** Longer than two runs of the composer: another process tries after one that was killed. */
const CLAIMED_FOR = 5 * MINUTE;
const LONGEST_PAUSE = 10 * MINUTE;
const BY = 'the error budget';

export interface Exceeded {
  id: string;
  frontEnd: string;
  version: string;
  before: string;
  isRollout: boolean;
  reason: string | null;
  visits: number;
}

/** Returns to the version before, by the composer of the site, and reports it to the team. */
@Injectable()
export class Rollbacks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('FrontEnds');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: LiveVersions,
    private readonly administrators: Administrators,
    private readonly outbox: EmailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly site: SiteChanges,
  ) {}

  /** A composer that runs is stopped: it changes all or nothing, and the next start tries again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Once among all processes. A failure is logged, kept in the watch, and tried again. */
  rollBack(watch: Exceeded): Promise<void> {
    this.running = this.claimed(watch);
    return this.running;
  }

  /** Ends the watch and reports it, unless another process has. */
  async finish(watch: Exceeded): Promise<void> {
    const { id, frontEnd, version, before, reason } = watch;
    const { webhooks, emails } = readContacts(this.config.siteDir, frontEnd);
    const isEnded = await this.dataSource.transaction(async (tx) => {
      const ended = await watches.end.first(tx, {
        ...{ id, state: 'rolled-back', now: this.clock.now() },
      });
      if (!ended) return false;
      const isWithout = emails.length + webhooks.length === 0;
      await this.email(tx, watch, isWithout ? await this.administratorsOf(tx) : emails);
      return true;
    });
    if (!isEnded) return;
    this.logger.warn({ event: 'rolled-back', frontEnd, version, before, reason, by: BY });
    const called = await Promise.all(webhooks.map((url) => this.call(url, watch)));
    if (emails.length > 0 || webhooks.length === 0 || called.some(Boolean)) return;
    // No one of the team knows.
    await this.dataSource.transaction(async (tx) =>
      this.email(tx, watch, await this.administratorsOf(tx)),
    );
  }

  private async claimed(watch: Exceeded): Promise<void> {
    const { id, frontEnd, version } = watch;
    const now = this.clock.now();
    const claim = { id, now, until: after(now, CLAIMED_FOR) };
    const claimed = await watches.claim.first(this.dataSource, claim);
    if (!claimed) return;
    try {
      await this.compose(watch);
    } catch (error) {
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const pause = this.stopping.signal.aborted
        ? 0
        : Math.min(MINUTE * 2 ** (claimed.tries - 1), LONGEST_PAUSE);
      const until = after(this.clock.now(), pause);
      await watches.keepFailure.run(this.dataSource, { id, failure, until });
      this.logger.error(`${frontEnd} ${version} was not rolled back: ${failure}`);
      return;
    }
    await this.finish(watch);
  }

  private async compose({ frontEnd, before, isRollout, reason }: Exceeded): Promise<void> {
    const live = this.versions.live()['shell'];
    if (live === undefined) throw new Error('No front end is published.');
    // A broken shell may not compose; the one before was live, so that it is known.
    const shell = frontEnd === 'shell' && !isRollout ? before : live;
    const change = isRollout ? ['--stop-rollout'] : ['--set', `${frontEnd}=${before}`];
    const options = [...change, '--by', BY];
    const words = ['--cause', 'budget', '--reason', reason ?? ''];
    const { signal } = this.stopping;
    await this.site.run((siteDir) =>
      runComposer(siteDir, shell, [...options, ...words], signal).catch((error: unknown) => {
        // A shell from before the error budget knows rollbacks, and no reasons.
        if (isRollout || !String(error).includes("Unknown option '--reason'")) throw error;
        return runComposer(siteDir, shell, [...options, '--cause', 'rollback'], signal);
      }),
    );
  }

  private async administratorsOf(tx: EntityManager): Promise<string[]> {
    const found = await this.administrators.withRight(tx, 'front-ends:read');
    return found.map(({ email }) => email);
  }

  private async email(tx: EntityManager, watch: Exceeded, addresses: string[]): Promise<void> {
    const { id, frontEnd, version, before, reason, visits } = watch;
    for (const to of addresses) {
      await this.outbox.add(tx, {
        template: rolledBack,
        to,
        data: { frontEnd, version, before, reason: reason ?? '', visits },
        cause: `front-end-rolled-back:${id}:${to}`,
      });
    }
  }

  /** @returns whether it answered */
  private async call(url: string, watch: Exceeded): Promise<boolean> {
    const { frontEnd, version, before, reason } = watch;
    const text = `${frontEnd} ${version} was rolled back to ${before}. ${reason}`;
    try {
      await callWebhook(url, { text, frontEnd, version, before, reason });
      return true;
    } catch (error) {
      // Without its path and query, which may hold a secret.
      this.logger.error(`the webhook at ${new URL(url).host} failed: ${String(error)}`);
      return false;
    }
  }
}
