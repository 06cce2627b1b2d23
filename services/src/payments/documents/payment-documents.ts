import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../auth/current-user.js';
import { Clock } from '../../common/clock.js';
import type { DownloadSource } from '../../downloads/download-source.js';
import { DownloadsService } from '../../downloads/downloads.service.js';
import type { Download } from '../../downloads/send-as-attachment.js';
import { BankStatement } from '../bank-statement.js';
import { isOwn, type Payer } from '../payer.js';
import { PaymentCases, type PaymentCase } from '../payment-cases.js';
import { notFromHere, paymentNotFound } from '../payments.errors.js';
import { Receipts } from '../receipts.js';
import type { DocumentKind, PaymentDocumentRequest } from './document.schema.js';
import { proForma, receipt } from './payment-document.js';

/** Pro forma invoices and receipts, for who owns the payment and for finance. */
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
    this.downloads.add('payment-document', this);
  }

  /**
   * A link that the browser follows: by a ticket for who is signed in, else by its own cookie.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION as long as there is no such document
   */
  async link(payer: Payer, id: string, document: DocumentKind): Promise<{ url: string }> {
    const { registration } = await this.find(payer, id, document);
    const { user } = payer;
    const isByCookie = !user || (user.role !== 'admin' && registration.userId !== user.id);
    if (isByCookie) return { url: `/api/v1/payments/${id}/documents/${document}` };
    return this.downloads.ask(user, { kind: 'payment-document', paymentId: id, document });
  }

  subject({ paymentId }: PaymentDocumentRequest) {
    return { type: 'payment', id: paymentId };
  }

  async check(user: SignedInUser, request: PaymentDocumentRequest): Promise<void> {
    await this.find({ user, browserHash: null }, request.paymentId, request.document);
  }

  open(user: SignedInUser, { paymentId, document }: PaymentDocumentRequest): Promise<Download> {
    return this.write({ user, browserHash: null }, paymentId, document);
  }

  /** @throws AppError as `link` */
  async write(payer: Payer, id: string, document: DocumentKind): Promise<Download> {
    const about = await this.find(payer, id, document);
    const name = `${document}-${about.payment.merchantReference}.pdf`;
    const content = await this.contentOf(this.dataSource.manager, about, document);
    return { name, type: 'application/pdf', content };
  }

  private async contentOf(
    tx: EntityManager,
    about: PaymentCase,
    document: DocumentKind,
  ): Promise<Readable> {
    if (document === 'pro-forma') return (await proForma(about, this.clock.now())).pdf;
    const line = await this.statement.last(tx, about.payment);
    const issued = await this.receipts.find(tx, about);
    if (!issued) throw notFromHere(about.payment.status);
    return (await receipt(about, { ...line, ...issued })).pdf;
  }

  private async find(payer: Payer, id: string, document: DocumentKind): Promise<PaymentCase> {
    const about = await this.cases.find(this.dataSource.manager, { id });
    const isTheirs = payer.user?.role === 'admin' || isOwn(payer, about.registration);
    if (!isTheirs) throw paymentNotFound();
    const { status } = about.payment;
    const isThere =
      document === 'receipt'
        ? status === 'completed'
        : !['rejected', 'refunded', 'cancelled'].includes(status);
    if (!isThere) throw notFromHere(status);
    return about;
  }
}
