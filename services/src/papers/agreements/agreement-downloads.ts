import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { FilesService } from '../../platform/files/files.service.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { paperNotFound } from '../paper/papers.errors.js';
import { findForm } from './agreement-rule.read-model.js';

export const agreementDownloadSchema = downloadKind(
  z
    .strictObject({ kind: z.literal('paper-agreement'), paperId: idSchema })
    .meta({ id: 'PaperAgreementDownload' }),
);
type AgreementDownload = z.output<typeof agreementDownloadSchema>;

/** The signed form, for the account that submitted the paper. Organisers download it as a file. */
@Injectable()
export class AgreementDownloads implements DownloadSource<AgreementDownload>, OnModuleInit {
  readonly level = 'verified';

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.downloads.add(agreementDownloadSchema, this);
  }

  subject({ paperId }: AgreementDownload) {
    return { type: 'paper-agreement', id: paperId };
  }

  /** @throws AppError NOT_FOUND, also without a form */
  async find(
    { id: userId }: AuthenticatedUser,
    { paperId }: AgreementDownload,
  ): Promise<OpenDownload> {
    const form = await findForm.first(this.dataSource.manager, { userId, paperId });
    if (!form) throw paperNotFound();
    return () => this.files.contentOf(form);
  }
}
