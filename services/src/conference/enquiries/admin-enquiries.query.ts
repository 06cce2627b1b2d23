import { readAll, readPage } from '../../platform/lists/keyset.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../platform/http/common.errors.js';
import type { Page } from '../../platform/lists/page.js';
import { Inbox, type InboxKind } from '../inbox/inbox.js';
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
  findReplies,
  type EnquiryRecord,
  enquiries,
  type RowRecord,
} from './enquiries.read-model.js';
import { texts } from './contact-form/contact.texts.js';

export const enquiryKind: InboxKind = { table: 'enquiries', subject: 'enquiry' };

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
      counts: await this.inbox.count(enquiryKind),
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
    const replies = await findReplies.all(this.dataSource, { id });
    return {
      ...enquiry,
      ...{ createdAt: enquiry.createdAt.toISOString(), handledAt },
      replies: replies.map((reply) => ({ ...reply, receivedAt: reply.receivedAt.toISOString() })),
    };
  }
}

function presentRow({ createdAt, ...row }: RowRecord): EnquiryRow {
  return { ...row, createdAt: createdAt.toISOString() };
}
