import { Module } from '@nestjs/common';
import { CountersModule } from '../platform/counters/counters.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import { AdminUsersQuery } from './admin/admin-users.query.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { PermissionsController } from './admin/permissions.controller.js';
import { PermissionsService } from './admin/permissions.service.js';
import { UserCountsQuery } from './admin/user-counts.query.js';
import { UsersExport } from './admin/users-export.js';
import { AuthModule } from './auth.module.js';
import { UsersModule } from './users.module.js';

@Module({
  imports: [AuthModule, CountersModule, DownloadsModule, UsersModule],
  controllers: [AdminUsersController, PermissionsController],
  providers: [AdminUsersQuery, AdminUsersService, PermissionsService, UserCountsQuery, UsersExport],
  exports: [UserCountsQuery],
})
export class UsersAdminModule {}
