import { Module } from '@nestjs/common';
import { PdfChecker } from './pdf-checker.js';

@Module({ providers: [PdfChecker], exports: [PdfChecker] })
export class PdfModule {}
