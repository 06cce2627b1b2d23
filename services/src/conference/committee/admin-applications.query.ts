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
  AdminApplication,
  ApplicationFilters,
  ApplicationRow,
  ApplicationsQuery,
} from './admin-applications.schema.js';
import {
  type ApplicationRecord,
  applications,
  detailedApplications,
  findApplication,
  type RowRecord,
} from './applications.read-model.js';
import { texts } from './committee.texts.js';

@Injectable()
export class AdminApplicationsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async list(query: ApplicationsQuery): Promise<Page<ApplicationRow, InboxCounts>> {
    const page = await readPage(this.dataSource, applications, query, query);
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.inbox.count(INBOX_KINDS.application),
    };
  }

  all(filters: ApplicationFilters): AsyncGenerator<ApplicationRecord> {
    return readAll(this.dataSource, detailedApplications, filters, filters.sort);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminApplication> {
    const application = await findApplication.first(this.dataSource, { id });
    if (!application) throw notFound(texts.application);
    const handledAt = application.handledAt?.toISOString() ?? null;
    return {
      ...application,
      ...{ createdAt: application.createdAt.toISOString(), handledAt },
      correspondence: await correspondenceOf(this.dataSource, INBOX_KINDS.application, id),
    };
  }
}

function presentRow({ createdAt, ...row }: RowRecord): ApplicationRow {
  return { ...row, createdAt: createdAt.toISOString() };
}
