import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionService } from './retention/retention.service.js';

@Module({
  imports: [EditionsModule],
  controllers: [RetentionController],
  providers: [RetentionService],
})
export class RetentionModule {}
