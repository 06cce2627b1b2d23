import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../identity/auth.module.js';
import { EditionEditorModule } from './edition-editor.module.js';
import { ScheduledChange } from './scheduled-changes/scheduled-change.entity.js';
import { ScheduledChangesController } from './scheduled-changes/scheduled-changes.controller.js';
import { ScheduledChangesRunner } from './scheduled-changes/scheduled-changes-runner.js';
import { ScheduledChanges } from './scheduled-changes/scheduled-changes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ScheduledChange]), AuthModule, EditionEditorModule],
  controllers: [ScheduledChangesController],
  providers: [ScheduledChanges, ScheduledChangesRunner],
})
export class ScheduledChangesModule {}
