import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DownloadSource } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import { DocumentFiles, fileName } from './document-files.js';
import type { WrittenDocument } from './shown-document.js';
import { documentNotFound } from './issued-documents.errors.js';
import * as schema from './issued-documents.schema.js';
import { IssuedDocuments } from './issued-documents.service.js';
import { findDocument } from './issued-documents.sql.js';

const RIGHT = 'documents:write';

/** PDFs of issued documents, and a preview; files of many are written by jobs. */
@Injectable()
export class DocumentDownloads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly documents: IssuedDocuments,
    private readonly files: DocumentFiles,
    private readonly hidden: HiddenSubjects,
  ) {}

  onModuleInit(): void {
    this.downloads.add(schema.issuedDocumentSchema, this.single());
    this.downloads.add(schema.documentPreviewSchema, this.preview());
  }

  /** Organisers without a conflict, and the person: NOT_FOUND for others, and once it is not valid. */
  private single(): DownloadSource<schema.IssuedDocumentRequest> {
    return {
      level: 'user',
      subject: ({ id }) => ({ type: 'document', id }),
      find: async (person, { id }) => {
        const hidden = isOrganiser(person) ? this.hidden.ids(person) : undefined;
        const found = await findDocument(this.dataSource, { id, personId: person.id, hidden });
        if (!found?.facts) throw documentNotFound();
        const document = { ...found, facts: found.facts };
        return () => this.pdf(document, fileName(document));
      },
    };
  }

  private preview(): DownloadSource<schema.DocumentPreviewRequest> {
    return {
      ...{ level: 'admin', rights: [RIGHT] },
      subject: () => ({ type: 'list', id: 'documents' }),
      find: async (organiser, { documentKind: kind, layout }) => {
        const document = await this.documents.preview(organiser, kind, layout);
        return () => this.pdf(document, `preview-${kind}.pdf`);
      },
    };
  }

  private async pdf(document: WrittenDocument, name: string): Promise<Download> {
    return { name, type: 'application/pdf', content: await this.files.single(document) };
  }
}

const isOrganiser = (person: AuthenticatedUser) =>
  person.role === 'admin' && hasRight(person, RIGHT);
