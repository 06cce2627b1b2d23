import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { QueueState } from './queue-state.js';

@Module({ controllers: [HealthController], providers: [HealthService, QueueState] })
export class HealthModule {}
