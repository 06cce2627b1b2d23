import { Module } from '@nestjs/common';
import { CountersModule } from '../platform/counters/counters.module.js';
import { Inbox } from './inbox/inbox.js';

@Module({ imports: [CountersModule], providers: [Inbox], exports: [Inbox] })
export class LettersModule {}
