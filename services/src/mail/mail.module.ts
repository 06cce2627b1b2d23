import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../editions/editions.module.js';
import { MailOutbox } from './mail-outbox.js';
import { MailSecrets } from './mail-secrets.js';
import { MailWriter } from './mail-writer.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** The writing side: whoever changes something adds its mail to the outbox. */
@Module({
  imports: [EditionsModule, TypeOrmModule.forFeature([OutgoingMail])],
  providers: [MailOutbox, MailSecrets, MailWriter],
  exports: [MailOutbox, MailWriter],
})
export class MailModule {}
