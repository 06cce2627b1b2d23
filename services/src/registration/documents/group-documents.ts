import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { groupNotFound } from '../groups/groups.errors.js';
import { groupProFormaFacts } from '../invoices/group-source.js';
import { invoiceNumber, invoiceNumberOf } from '../invoices/invoice.schema.js';
import { writeInvoiceXml } from '../invoices/invoice-xml.js';
import { findGroupInvoice } from '../invoices/invoices.sql.js';
import { findGroup, type GroupDetails } from '../payments/groups/groups.read-model.js';
import { groupDocumentSchema, type GroupDocumentRequest } from './document.schema.js';

/** Invoices of a group and their credit notes, or its pro forma invoice. */
@Injectable()
export class GroupDocuments implements DownloadSource<GroupDocumentRequest>, OnModuleInit {
  readonly level = 'user';

  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(groupDocumentSchema, this);
  }

  subject({ groupId }: GroupDocumentRequest) {
    return { type: 'group', id: groupId };
  }

  /** @throws AppError NOT_FOUND, also for a group of another payer */
  async find(user: AuthenticatedUser, asked: GroupDocumentRequest): Promise<OpenDownload> {
    const group = await findGroup.first(this.dataSource, { id: asked.groupId });
    const isFinance = user.role === 'admin' && hasRight(user, 'payments:read');
    if (!group || (group.payerId !== user.id && !isFinance)) throw groupNotFound();
    const document =
      asked.document === 'pro-forma'
        ? await this.proForma(group)
        : await this.invoice(group, asked);
    if (!document) throw groupNotFound();
    return document;
  }

  private async proForma({ id, document, merchantReference }: GroupDetails) {
    const facts = await groupProFormaFacts(this.dataSource.manager, id);
    if (!facts || document.taxes.invoices) return undefined;
    return async (): Promise<Download> => {
      const { groupProForma } = await import('./invoice-document.js');
      const { pdf } = await groupProForma(facts, this.clock.now());
      return { name: `pro-forma-${merchantReference}.pdf`, type: 'application/pdf', content: pdf };
    };
  }

  private async invoice(
    { id: groupId, document, invoices }: GroupDetails,
    asked: GroupDocumentRequest,
  ) {
    const wanted =
      asked.number === undefined ? invoices.at(-1)?.number : invoiceNumberOf(asked.number);
    if (wanted === undefined) return undefined;
    const issued = await findGroupInvoice.first(this.dataSource, { groupId, number: wanted });
    if (!issued) return undefined;
    const { referencePrefix } = document;
    const name = invoiceNumber(referencePrefix, issued.number);
    return async (): Promise<Download> => {
      if (asked.document === 'invoice-xml') {
        const content = Readable.from(writeInvoiceXml(referencePrefix, issued));
        return { name: `${name}.xml`, type: 'application/xml', content };
      }
      const { invoiceSheet } = await import('./invoice-document.js');
      const { pdf } = await invoiceSheet(referencePrefix, issued);
      return { name: `${name}.pdf`, type: 'application/pdf', content: pdf };
    };
  }
}
