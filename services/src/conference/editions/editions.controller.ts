import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { presentEdition } from './edition.presenter.js';
import { editionSchema, type PublicEdition } from './edition.schema.js';
import { EditionsService } from './editions.service.js';

@Controller('edition')
export class EditionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  @Get()
  @Access('public')
  @ResponseSchema(editionSchema)
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<PublicEdition> {
    const edition = await this.editions.current(this.dataSource.manager);
    reply.header('cache-control', 'public, max-age=60');
    reply.header('etag', `W/"${edition.id}-${edition.revision}-${edition.feeRevision}"`);
    return presentEdition(edition);
  }
}
