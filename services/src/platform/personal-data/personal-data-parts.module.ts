import { Global, Module } from '@nestjs/common';
import { PersonalDataParts } from './personal-data-parts.js';

@Global()
@Module({ providers: [PersonalDataParts], exports: [PersonalDataParts] })
export class PersonalDataPartsModule {}
