import { Module } from '@nestjs/common';
import { CountersModule } from '../counters/counters.module.js';
import { LetterDesk } from './letter-desk.js';

/** What messages and applications have in common once they are there. */
@Module({ imports: [CountersModule], providers: [LetterDesk], exports: [LetterDesk] })
export class LettersModule {}
