import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { SamplesController } from './samples/samples.controller.js';
import { SamplesService } from './samples/samples.service.js';

@Module({
  imports: [EditionsModule, FilesModule],
  controllers: [SamplesController],
  providers: [SamplesService],
})
export class SamplesModule {}
