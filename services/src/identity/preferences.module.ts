import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule } from '../messaging/messaging.module.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { Preferences } from './preferences/preferences.entity.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { SavedView } from './preferences/saved-view.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Preferences, SavedView]), MessagingModule],
  controllers: [PreferencesController],
  providers: [PreferencesService],
})
export class PreferencesModule {}
