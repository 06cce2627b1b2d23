import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { chosenColumns, presentColumns } from '../../platform/downloads/export-columns.js';
import { listExport } from '../../platform/downloads/list-export.js';
import { AdminUsersQuery } from './admin-users.query.js';
import { usersExportSchema, type UsersExportRequest } from './admin-users.schema.js';
import { userColumns } from './user.columns.js';

@Injectable()
export class UsersExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly users: AdminUsersQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, users, clock } = this;
    const source = listExport(
      { name: 'users', right: 'people:read', clock },
      ({ columns }: UsersExportRequest) => chosenColumns(userColumns(), columns),
      (request) => users.all(request),
    );
    const columns = () => Promise.resolve(presentColumns(userColumns()));
    downloads.add(usersExportSchema, { ...source, columns });
  }
}
