import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReturnPaths } from '../outbox/token-addresses.js';
import { DeliveryReports } from '../reports/delivery-reports.js';
import { Replies } from './replies.js';
import { readReport } from '../reports/read-report.js';

/** What follows from a message to the product. */
@Injectable()
export class InboundMessages {
  constructor(
    private readonly returnPaths: ReturnPaths,
    private readonly reports: DeliveryReports,
    private readonly replies: Replies,
  ) {}

  /** Nothing for reports without the token of an email. A repeat changes nothing. */
  async receive(tx: EntityManager, raw: Uint8Array): Promise<void> {
    const digest = createHash('sha256').update(raw).digest('base64url');
    const sourceKey = `message:${digest}`;
    const read = await readReport(raw);
    if (!read) return this.replies.receive(tx, sourceKey, raw);
    const named = read.returnPaths.map((address) => this.returnPaths.emailOf(address));
    const emailId = named.find((id) => id !== undefined);
    if (emailId === undefined) return;
    await this.reports.receive(tx, emailId, sourceKey, read.report);
  }
}
