import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import { AdminUsersQuery } from './admin-users.query.js';
import { usersExportSchema } from './admin-users.schema.js';
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
    downloads.add(
      usersExportSchema,
      listExport({ name: 'users', right: 'people:read', clock }, userColumns, (request) =>
        users.all(request),
      ),
    );
  }
}
