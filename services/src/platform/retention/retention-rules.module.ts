import { Global, Module } from '@nestjs/common';
import { RetentionRules } from './retention-rules.js';

@Global()
@Module({ providers: [RetentionRules], exports: [RetentionRules] })
export class RetentionRulesModule {}
