import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { readable } from '../../platform/http/readable-text.js';
import { logAuthentication } from '../../platform/http/security-log.js';
import { DeliveryReports } from '../reports/delivery-reports.js';
import { genericEvents } from './generic-events.js';
import { mailgunEvents } from './mailgun-events.js';
import {
  type EmailProvider,
  ForgedEvents,
  type ProviderEvent,
  type RawEvents,
} from './provider-event.js';
import { eventsOff, eventsRefused } from './provider-events.errors.js';

const LONGEST_REASON = 500;

/** Reports of providers that send emails and know what became of them. */
@Injectable()
export class ProviderEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: DeliveryReports,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * A repetition changes nothing.
   * @throws AppError NOT_FOUND for a provider that is off; MALFORMED_REQUEST for forged events
   */
  async receive(provider: EmailProvider, raw: Omit<RawEvents, 'now'>): Promise<void> {
    const events = this.read(provider, { ...raw, now: this.clock.now() });
    await this.dataSource.transaction(async (tx) => {
      // In one order, so that two requests with the same events do not wait for each other.
      for (const { id, emailId, report } of events.sort(byEmail)) {
        if (emailId === undefined) continue;
        const reason = readable(report.reason.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_REASON);
        await this.reports.receive(tx, emailId, `${provider}:${id}`, { ...report, reason });
      }
    });
  }

  private read(provider: EmailProvider, raw: RawEvents): ProviderEvent[] {
    const { emailEventsSecret, mailgunSigningKey } = this.config;
    const secret = provider === 'mailgun' ? mailgunSigningKey : emailEventsSecret;
    if (secret === undefined) throw eventsOff();
    try {
      return provider === 'mailgun' ? mailgunEvents(raw, secret) : genericEvents(raw, secret);
    } catch (error) {
      if (!(error instanceof ForgedEvents)) throw error;
      logAuthentication('email-event', false);
      throw eventsRefused();
    }
  }
}

function byEmail({ emailId: one = '' }: ProviderEvent, { emailId: other = '' }: ProviderEvent) {
  return one < other ? -1 : Number(one > other);
}
