import { Module } from '@nestjs/common';
import { MailOutbox } from './mail-outbox.js';

class InterimOutbox extends MailOutbox {
  override add(): Promise<void> {
    return Promise.resolve();
  }
}

@Module({ providers: [{ provide: MailOutbox, useClass: InterimOutbox }], exports: [MailOutbox] })
export class MailModule {}
