import { Module } from '@nestjs/common';
import { FrontEndFailuresController } from './front-end-failures.controller.js';

@Module({ controllers: [FrontEndFailuresController] })
export class FrontEndsModule {}
