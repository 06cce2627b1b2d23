import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../editions.service.js';
import { sampleEdition } from './sample-edition.js';
import { sampleFees } from './sample-fees.js';

@Injectable()
export class FirstEdition implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction((tx) => this.editions.begin(tx, sampleEdition, sampleFees));
  }
}
