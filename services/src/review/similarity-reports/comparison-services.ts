import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { ComparisonService } from './comparison-service.js';
import { TurnitinCore } from './turnitin-core.js';

/** The service whose key is set. */
@Injectable()
export class ComparisonServices {
  /** Undefined: organisers enter figures. */
  readonly offered: ComparisonService | undefined;

  constructor({ similarityService }: Config) {
    this.offered = similarityService && new TurnitinCore(similarityService);
  }
}
