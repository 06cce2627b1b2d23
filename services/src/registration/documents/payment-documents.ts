import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { invoiceNumber, invoiceNumberOf } from '../invoices/invoice.schema.js';
import { writeInvoiceXml } from '../invoices/invoice-xml.js';
import { findInvoice } from '../invoices/invoices.sql.js';
import { BankStatement } from '../payments/statements/bank-statement.js';
import { isOwn, type Payer } from '../payments/payer/payer.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { findCharges } from '../payments/ledger/online-charges.sql.js';
import { PaymentCases, type PaymentCase } from '../payments/ledger/payment-cases.js';
import { notFromHere, paymentNotFound } from '../payments/ledger/payments.errors.js';
import { Receipts } from '../payments/ledger/receipts.js';
import { presentCreditNote } from '../payments/ledger/credit-note.schema.js';
import { type PaymentDocumentRequest, paymentDocumentSchema } from './document.schema.js';

type Document = Pick<PaymentDocumentRequest, 'document' | 'number'>;

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
  async link(payer: Payer, id: string, asked: Document): Promise<{ url: string }> {
    const { registration } = await this.caseOf(payer, id, asked);
    const { user } = payer;
    const isByCookie = !user || (user.role !== 'admin' && registration.userId !== user.id);
    const { document, number } = asked;
    const query = number === undefined ? '' : `?${new URLSearchParams({ number }).toString()}`;
    if (isByCookie) return { url: `/api/v1/payments/${id}/documents/${document}${query}` };
    return this.downloads.ask(user, { kind: 'payment-document', paymentId: id, ...asked });
  }

  subject({ paymentId }: PaymentDocumentRequest) {
    return { type: 'payment', id: paymentId };
  }

  async find(
    user: AuthenticatedUser,
    { paymentId, ...asked }: PaymentDocumentRequest,
  ): Promise<OpenDownload> {
    const about = await this.caseOf({ user, browserHash: null }, paymentId, asked);
    return () => this.written(about, asked);
  }

  async write(payer: Payer, id: string, asked: Document): Promise<Download> {
    return this.written(await this.caseOf(payer, id, asked), asked);
  }

  private async written(about: PaymentCase, asked: Document): Promise<Download> {
    if (isInvoice(asked)) return this.invoiceOf(about, asked);
    const name = `${asked.document}-${about.payment.merchantReference}.pdf`;
    const content = await this.contentOf(this.dataSource.manager, about, asked);
    return { name, type: 'application/pdf', content };
  }

  private async invoiceOf(about: PaymentCase, asked: Document): Promise<Download> {
    const number = numberOf(about, asked);
    const issued =
      number === undefined
        ? undefined
        : await findInvoice.first(this.dataSource, { paymentId: about.payment.id, number });
    if (!issued) throw paymentNotFound();
    const { referencePrefix } = about.edition.document;
    const name = invoiceNumber(referencePrefix, issued.number);
    if (asked.document === 'invoice-xml') {
      const content = Readable.from(writeInvoiceXml(referencePrefix, issued));
      return { name: `${name}.xml`, type: 'application/xml', content };
    }
    const { invoiceSheet } = await import('./invoice-document.js');
    const { pdf } = await invoiceSheet(referencePrefix, issued);
    return { name: `${name}.pdf`, type: 'application/pdf', content: pdf };
  }

  private async contentOf(
    tx: EntityManager,
    about: PaymentCase,
    asked: Document,
  ): Promise<Readable> {
    // Loaded with the first document: its libraries take 16 MB.
    const { creditNote, proForma, receipt } = await import('./payment-document.js');
    if (asked.document === 'pro-forma') return (await proForma(about, this.clock.now())).pdf;
    const note = creditNoteOf(about, asked);
    if (note) return (await creditNote(about, note.shown, note.details)).pdf;
    const line = await this.statement.last(tx, about.payment);
    const issued = await this.receipts.find(tx, about);
    if (!issued) throw notFromHere(about.payment.status);
    const charges = await findCharges.all(tx, { paymentId: about.payment.id });
    return (await receipt(about, { ...line, ...issued, charges })).pdf;
  }

  private async caseOf(payer: Payer, id: string, asked: Document): Promise<PaymentCase> {
    const about = await this.cases.find(this.dataSource.manager, { id });
    const isTheirs = isFinance(payer) || isOwn(payer, about.registration);
    if (!isTheirs) throw paymentNotFound();
    const { status } = about.payment;
    const isThere = {
      'pro-forma': !factsOf(status).isClosed && !about.group,
      receipt: status === 'completed',
      'credit-note': creditNoteOf(about, asked) !== undefined,
      invoice: numberOf(about, asked) !== undefined,
      'invoice-xml': numberOf(about, asked) !== undefined,
    };
    if (!isThere[asked.document]) throw notFromHere(status);
    return about;
  }
}

/** Other organisers see neither amounts nor payers. */
function isFinance({ user }: Payer): boolean {
  return user?.role === 'admin' && hasRight(user, 'payments:read');
}

const isInvoice = ({ document }: Document) => document === 'invoice' || document === 'invoice-xml';

/** Undefined for an invoice of another payment. */
function numberOf({ invoices }: PaymentCase, { number }: Document): number | undefined {
  if (number === undefined) return invoices.at(-1)?.number;
  const wanted = invoiceNumberOf(number);
  return invoices.find((each) => each.number === wanted)?.number;
}

function creditNoteOf({ edition, creditNotes }: PaymentCase, { document, number }: Document) {
  if (document !== 'credit-note') return undefined;
  const { referencePrefix } = edition.document;
  const all = creditNotes.map((note) => ({
    shown: presentCreditNote(referencePrefix, note),
    details: note.details ?? undefined,
  }));
  return number === undefined ? all.at(-1) : all.find(({ shown }) => shown.number === number);
}
