import { Module } from '@nestjs/common';
import { BackupModule } from '../backup.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { QueueState } from './queue-state.js';

@Module({
  imports: [BackupModule],
  controllers: [HealthController],
  providers: [HealthService, QueueState],
})
export class HealthModule {}
