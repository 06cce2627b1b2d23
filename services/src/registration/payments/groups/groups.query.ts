import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/config.js';
import { Clock } from '../../../platform/core/clock.js';
import { DownloadsService } from '../../../platform/downloads/downloads.service.js';
import { listExport } from '../../../platform/downloads/list-export.js';
import { readAll, readPage } from '../../../platform/lists/keyset.js';
import type { Page } from '../../../platform/lists/page.js';
import { groupNotFound } from '../../groups/groups.errors.js';
import {
  groupsExportSchema,
  type AdminGroup,
  type GroupCounts,
  type GroupRow,
  type GroupsExportRequest,
  type GroupsQuery,
} from './admin-groups.schema.js';
import { groupColumns } from './group.columns.js';
import {
  presentForFinance,
  presentGroupRow,
  presentOwn,
  presentSummary,
} from './group-presenter.js';
import {
  countGroups,
  findGroup,
  type GroupDetails,
  groupList,
  listGroupsOf,
} from './groups.read-model.js';
import type { GroupSummary, OwnGroup } from './groups.schema.js';

/** Groups as their payer and finance read them. */
@Injectable()
export class GroupsQueryService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const source = listExport(
      { name: 'groups', right: 'payments:read', clock: this.clock },
      (_request: GroupsExportRequest) => groupColumns(),
      ({ q, state }) => this.exported({ q, state }),
    );
    this.downloads.add(groupsExportSchema, source);
  }

  async listOwn(payerId: string): Promise<{ items: GroupSummary[] }> {
    const records = await listGroupsOf.all(this.dataSource, { payerId });
    return { items: records.map(presentSummary) };
  }

  /** @throws AppError NOT_FOUND, also for a group of another payer */
  async own(payerId: string, id: string): Promise<OwnGroup> {
    const details = await this.find(id);
    if (details.payerId !== payerId) throw groupNotFound();
    return presentOwn(details, this.config.publicUrl);
  }

  async page(query: GroupsQuery): Promise<Page<GroupRow, GroupCounts>> {
    const { rows, nextCursor } = await readPage(this.dataSource, groupList, query, query);
    const counts = await countGroups.one(this.dataSource);
    return { items: rows.map(presentGroupRow), nextCursor, counts };
  }

  /** For finance. @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminGroup> {
    return presentForFinance(await this.find(id), this.config.publicUrl);
  }

  private async find(id: string): Promise<GroupDetails> {
    const details = await findGroup.first(this.dataSource, { id });
    if (!details) throw groupNotFound();
    return details;
  }

  private async *exported(filters: Pick<GroupsQuery, 'q' | 'state'>): AsyncGenerator<GroupRow> {
    for await (const record of readAll(this.dataSource, groupList, filters, '-createdAt'))
      yield presentGroupRow(record);
  }
}
