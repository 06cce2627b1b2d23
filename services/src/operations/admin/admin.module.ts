import { Module } from '@nestjs/common';
import { UsersAdminModule } from '../../identity/users-admin.module.js';
import { CountersModule } from '../../platform/counters/counters.module.js';
import { PapersModule } from '../../papers/papers.module.js';
import { BackupModule } from '../backup.module.js';
import { AdminUserController } from './admin-user.controller.js';
import { AdminUserQuery } from './admin-user.read-model.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { OpenWorkController } from './open-work.controller.js';
import { OpenWorkService } from './open-work.service.js';

@Module({
  imports: [PapersModule, UsersAdminModule, BackupModule, CountersModule],
  controllers: [AdminUserController, DashboardController, OpenWorkController],
  providers: [AdminUserQuery, DashboardService, OpenWorkService],
})
export class AdminModule {}
