import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { tagged } from '../../platform/http/entity-tag.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { EditionPresenter } from './edition.presenter.js';
import { editionSchema, type PublicEdition } from './edition.schema.js';
import { EditionsService } from './editions.service.js';

@Controller('edition')
export class EditionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly presenter: EditionPresenter,
  ) {}

  @Get()
  @Access('public')
  @ResponseSchema(editionSchema)
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<PublicEdition> {
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const shown = await this.presenter.present(tx, edition);
    reply.header('cache-control', 'public, max-age=60');
    return tagged(reply, shown);
  }
}
