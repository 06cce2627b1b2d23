import * as z from 'zod';
import { auditExportSchema } from '../admin/admin-audit.schema.js';
import { papersExportSchema } from '../admin/admin-papers.schema.js';
import { paymentsExportSchema } from '../admin/admin-payments.schema.js';
import { usersExportSchema } from '../admin/admin-users.schema.js';
import { applicationsExportSchema } from '../committee/admin-applications.schema.js';
import { messagesExportSchema } from '../contact/admin-messages.schema.js';
import { fileDownloadSchema } from '../files/file-download.schema.js';
import { paperDownloadSchema } from '../papers/paper-download.schema.js';
import { paymentDocumentSchema } from '../payments/documents/document.schema.js';
import { myDataSchema, personDataSchema } from '../personal-data/personal-data.schema.js';
import { reviewPdfSchema } from '../reviews/review-pdf.schema.js';

/** Every kind of download. A kind of one's own is one line here and a source that is added. */
export const downloadRequestSchema = z
  .discriminatedUnion('kind', [
    usersExportSchema,
    papersExportSchema,
    paymentsExportSchema,
    auditExportSchema,
    messagesExportSchema,
    applicationsExportSchema,
    fileDownloadSchema,
    paymentDocumentSchema,
    paperDownloadSchema,
    myDataSchema,
    personDataSchema,
    reviewPdfSchema,
  ])
  .meta({ id: 'DownloadRequest' });
export type DownloadRequest = z.output<typeof downloadRequestSchema>;

export type DownloadKind = DownloadRequest['kind'];
export type RequestOf<Kind extends DownloadKind> = Extract<DownloadRequest, { kind: Kind }>;

/** A link for one use within 60 seconds: to be followed by the browser, which sends no bearer. */
export const downloadLinkSchema = z.object({ url: z.string() }).meta({ id: 'DownloadLink' });

export const ticketSchema = z.strictObject({ ticket: z.string().max(100) });
export type Ticket = z.output<typeof ticketSchema>;
