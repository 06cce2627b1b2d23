import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../identity/auth.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { BankChange } from './bank-changes/bank-change.entity.js';
import { BankChangeJob } from './bank-changes/bank-change-job.js';
import { BankChangeListeners } from './bank-changes/bank-change-listeners.js';
import { BankChangeNotices } from './bank-changes/bank-change-notices.js';
import { BankChangesController } from './bank-changes/bank-changes.controller.js';
import { BankChanges } from './bank-changes/bank-changes.service.js';
import { EditionEditorModule } from './edition-editor.module.js';

/** Global, since payments listen to changes that take effect. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([BankChange]),
    AuthModule,
    EditionEditorModule,
    MessagingModule,
  ],
  controllers: [BankChangesController],
  providers: [BankChangeJob, BankChangeListeners, BankChangeNotices, BankChanges],
  exports: [BankChangeListeners],
})
export class BankChangesModule {}
