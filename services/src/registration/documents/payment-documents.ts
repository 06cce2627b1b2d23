import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { BankStatement } from '../payments/statements/bank-statement.js';
import { isOwn, type Payer } from '../payments/payer/payer.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { PaymentCases, type PaymentCase } from '../payments/ledger/payment-cases.js';
import { notFromHere, paymentNotFound } from '../payments/ledger/payments.errors.js';
import { Receipts } from '../payments/ledger/receipts.js';
import {
  type DocumentKind,
  type PaymentDocumentRequest,
  paymentDocumentSchema,
} from './document.schema.js';

@Injectable()
export class PaymentDocuments implements DownloadSource<PaymentDocumentRequest>, OnModuleInit {
  readonly level = 'user';

  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly cases: PaymentCases,
    private readonly statement: BankStatement,
    private readonly receipts: Receipts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(paymentDocumentSchema, this);
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION while the document does not exist */
  async link(payer: Payer, id: string, document: DocumentKind): Promise<{ url: string }> {
    const { registration } = await this.caseOf(payer, id, document);
    const { user } = payer;
    const isByCookie = !user || (user.role !== 'admin' && registration.userId !== user.id);
    if (isByCookie) return { url: `/api/v1/payments/${id}/documents/${document}` };
    return this.downloads.ask(user, { kind: 'payment-document', paymentId: id, document });
  }

  subject({ paymentId }: PaymentDocumentRequest) {
    return { type: 'payment', id: paymentId };
  }

  async find(
    user: AuthenticatedUser,
    { paymentId, document }: PaymentDocumentRequest,
  ): Promise<OpenDownload> {
    const about = await this.caseOf({ user, browserHash: null }, paymentId, document);
    return () => this.written(about, document);
  }

  async write(payer: Payer, id: string, document: DocumentKind): Promise<Download> {
    return this.written(await this.caseOf(payer, id, document), document);
  }

  private async written(about: PaymentCase, document: DocumentKind): Promise<Download> {
    const name = `${document}-${about.payment.merchantReference}.pdf`;
    const content = await this.contentOf(this.dataSource.manager, about, document);
    return { name, type: 'application/pdf', content };
  }

  private async contentOf(
    tx: EntityManager,
    about: PaymentCase,
    document: DocumentKind,
  ): Promise<Readable> {
    // Loaded with the first document: its libraries take 16 MB.
    const { proForma, receipt } = await import('./payment-document.js');
    if (document === 'pro-forma') return (await proForma(about, this.clock.now())).pdf;
    const line = await this.statement.last(tx, about.payment);
    const issued = await this.receipts.find(tx, about);
    if (!issued) throw notFromHere(about.payment.status);
    return (await receipt(about, { ...line, ...issued })).pdf;
  }

  private async caseOf(payer: Payer, id: string, document: DocumentKind): Promise<PaymentCase> {
    const about = await this.cases.find(this.dataSource.manager, { id });
    const isTheirs = payer.user?.role === 'admin' || isOwn(payer, about.registration);
    if (!isTheirs) throw paymentNotFound();
    const { status } = about.payment;
    const isThere = document === 'receipt' ? status === 'completed' : !factsOf(status).isClosed;
    if (!isThere) throw notFromHere(status);
    return about;
  }
}
