import { readAll, readPage } from '../../platform/lists/keyset.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../platform/http/common.errors.js';
import type { Page } from '../../platform/lists/page.js';
import { correspondenceOf } from '../inbox/correspondence.read-model.js';
import { Inbox } from '../inbox/inbox.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';
import type { InboxCounts } from '../inbox/inbox.schema.js';
import type {
  AdminEnquiry,
  EnquiryFilters,
  EnquiryRow,
  EnquiriesQuery,
} from './admin-enquiries.schema.js';
import {
  detailedEnquiries,
  findEnquiry,
  type EnquiryRecord,
  enquiries,
  type RowRecord,
} from './enquiries.read-model.js';
import { texts } from './contact-form/contact.texts.js';

@Injectable()
export class AdminEnquiriesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async list(query: EnquiriesQuery): Promise<Page<EnquiryRow, InboxCounts>> {
    const page = await readPage(this.dataSource, enquiries, query, query);
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.inbox.count(INBOX_KINDS.enquiry),
    };
  }

  all(filters: EnquiryFilters): AsyncGenerator<EnquiryRecord> {
    return readAll(this.dataSource, detailedEnquiries, filters, filters.sort);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminEnquiry> {
    const enquiry = await findEnquiry.first(this.dataSource, { id });
    if (!enquiry) throw notFound(texts.enquiry);
    const handledAt = enquiry.handledAt?.toISOString() ?? null;
    return {
      ...enquiry,
      ...{ createdAt: enquiry.createdAt.toISOString(), handledAt },
      correspondence: await correspondenceOf(this.dataSource, INBOX_KINDS.enquiry, id),
    };
  }
}

function presentRow({ createdAt, ...row }: RowRecord): EnquiryRow {
  return { ...row, createdAt: createdAt.toISOString() };
}
