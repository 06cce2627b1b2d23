import { Module } from '@nestjs/common';
import { UsersAdminModule } from '../../identity/users-admin.module.js';
import { PapersModule } from '../../papers/papers.module.js';
import { BackupModule } from '../backup.module.js';
import { AdminUserController } from './admin-user.controller.js';
import { AdminUserQuery } from './admin-user.read-model.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardTrends } from './dashboard-trends.read-model.js';
import { DashboardService } from './dashboard.service.js';
import { OpenWorkController } from './open-work.controller.js';
import { OpenWorkService } from './open-work.service.js';
import { WorkQueue } from './work-queue.js';

@Module({
  imports: [PapersModule, UsersAdminModule, BackupModule],
  controllers: [AdminUserController, DashboardController, OpenWorkController],
  providers: [AdminUserQuery, DashboardService, DashboardTrends, OpenWorkService, WorkQueue],
})
export class AdminModule {}
