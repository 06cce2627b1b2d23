import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { RefundBatches } from './refund-batches.js';
import { type RefundFileRequest, refundFileSchema } from './refunds.schema.js';

/** Exported bank files; each download has the same bytes. */
@Injectable()
export class RefundFiles implements DownloadSource<RefundFileRequest>, OnModuleInit {
  readonly level = 'admin';
  readonly rights = ['payments:write'] as const;
  readonly isSensitive = true;

  constructor(
    private readonly downloads: DownloadsService,
    private readonly batches: RefundBatches,
  ) {}

  onModuleInit(): void {
    this.downloads.add(refundFileSchema, this);
  }

  subject({ id }: RefundFileRequest) {
    return { type: 'refund-batch', id };
  }

  async find(_person: AuthenticatedUser, { id }: RefundFileRequest): Promise<OpenDownload> {
    const { messageId, format, text } = await this.batches.read(id);
    const bytes = Buffer.from(text);
    const isXml = format === 'pain.001';
    return () => ({
      name: `${messageId}.${isXml ? 'xml' : 'csv'}`,
      type: isXml ? 'application/xml' : 'text/csv; charset=utf-8',
      bytes: bytes.length,
      content: Readable.from([bytes]),
    });
  }
}
