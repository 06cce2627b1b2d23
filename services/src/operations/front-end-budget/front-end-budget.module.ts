import { Module } from '@nestjs/common';
import { UsersModule } from '../../identity/users.module.js';
import { MessagingModule } from '../../messaging/messaging.module.js';
import { FrontEndsModule } from '../front-ends/front-ends.module.js';
import { ErrorBudgetRunner } from './error-budget.runner.js';
import { ErrorBudget } from './error-budget.service.js';
import { FrontEndWatchesRetention } from './front-end-watches.retention.js';
import { Rollbacks } from './rollbacks.service.js';

@Module({
  imports: [FrontEndsModule, MessagingModule, UsersModule],
  providers: [ErrorBudget, ErrorBudgetRunner, FrontEndWatchesRetention, Rollbacks],
})
export class FrontEndBudgetModule {}
