import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReturnPaths } from '../outbox/return-paths.js';
import { DeliveryReports } from '../reports/delivery-reports.js';
import { readReport } from '../reports/read-report.js';

/** What follows from a message to the product. */
@Injectable()
export class InboundMessages {
  constructor(
    private readonly returnPaths: ReturnPaths,
    private readonly reports: DeliveryReports,
  ) {}

  /** Nothing for messages other than reports, and for reports without the token of an email. A repeat changes nothing. */
  async receive(tx: EntityManager, raw: Uint8Array): Promise<void> {
    const read = await readReport(raw);
    if (!read) return;
    const named = read.returnPaths.map((address) => this.returnPaths.emailOf(address));
    const emailId = named.find((id) => id !== undefined);
    if (emailId === undefined) return;
    const digest = createHash('sha256').update(raw).digest('base64url');
    await this.reports.receive(tx, emailId, `message:${digest}`, read.report);
  }
}
