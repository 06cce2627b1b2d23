import { Module } from '@nestjs/common';
import { MailOutbox } from './mail-outbox.js';
import { MailSecrets } from './mail-secrets.js';

/** The writing side: whoever changes something adds its mail to the outbox. */
@Module({ providers: [MailOutbox, MailSecrets], exports: [MailOutbox, MailSecrets] })
export class MailModule {}
