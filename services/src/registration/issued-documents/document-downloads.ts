import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { zip, type ZipEntry } from '../../platform/downloads/zip.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import { SignatureFiles } from '../document-layouts/signature-pictures.js';
import type { DocumentKind } from '../document-layouts/document-kinds.js';
import { groupedNumber } from './document-number.js';
import type { WrittenDocument } from './shown-document.js';
import { documentNotFound, nothingIssued } from './issued-documents.errors.js';
import * as schema from './issued-documents.schema.js';
import { IssuedDocuments } from './issued-documents.service.js';
import { findDocument, findDocuments } from './issued-documents.sql.js';

type Found = Omit<WrittenDocument, 'facts'> & { facts: WrittenDocument['facts'] | null };

const RIGHT = 'documents:write';

/** PDFs of issued documents: one for its person, all for organisers, and a preview. */
@Injectable()
export class DocumentDownloads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly documents: IssuedDocuments,
    private readonly editions: EditionsService,
    private readonly hidden: HiddenSubjects,
    private readonly signatures: SignatureFiles,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(schema.issuedDocumentSchema, this.single());
    this.downloads.add(schema.issuedDocumentsSchema, this.all());
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
        const [document] = found ? written([found]) : [];
        if (!document) throw documentNotFound();
        return () => this.pdf([document], nameOf(document));
      },
    };
  }

  private all(): DownloadSource<schema.IssuedDocumentsRequest> {
    return {
      ...{ level: 'admin', rights: [RIGHT], isSensitive: true },
      subject: () => ({ type: 'list', id: 'documents' }),
      find: async (organiser, { documentKind: kind, format }) => {
        const hidden = this.hidden.ids(organiser);
        const { id: editionId } = await this.editions.current(this.dataSource.manager);
        return async () => {
          const found = written(await findDocuments(this.dataSource, { editionId, kind, hidden }));
          if (found.length === 0) throw nothingIssued();
          return format === 'pdf' ? this.pdf(found, `${kind}.pdf`) : this.archive(found, kind);
        };
      },
    };
  }

  private preview(): DownloadSource<schema.DocumentPreviewRequest> {
    return {
      ...{ level: 'admin', rights: [RIGHT] },
      subject: () => ({ type: 'list', id: 'documents' }),
      find: async (organiser, { documentKind: kind, layout }) => {
        const document = await this.documents.preview(organiser, kind, layout);
        return () => this.pdf([document], `preview-${kind}.pdf`);
      },
    };
  }

  private archive(documents: WrittenDocument[], kind: DocumentKind): Download {
    const write = (document: WrittenDocument) => this.written([document]);
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const document of documents) {
        yield { name: nameOf(document), at: document.issuedAt, open: () => write(document) };
        await Promise.resolve();
      }
    }
    return { name: `${kind}.zip`, type: 'application/zip', content: zip(entries()) };
  }

  private async pdf(documents: WrittenDocument[], name: string): Promise<Download> {
    return { name, type: 'application/pdf', content: await this.written(documents) };
  }

  private async written(documents: WrittenDocument[]): Promise<Readable> {
    // Loaded with the first document: its libraries take 16 MB.
    const { writeDocuments } = await import('./drawn-document.js');
    const title = documents.length === 1 ? (documents[0]?.facts.texts.title ?? '') : '';
    const siteUrl = this.config.publicUrl.replace(/\/$/, '');
    const pictures = await this.signatures.read(documents.flatMap(({ facts }) => facts.signatures));
    return writeDocuments(documents, { title, at: this.clock.now(), siteUrl, pictures });
  }
}

const isOrganiser = (person: AuthenticatedUser) =>
  person.role === 'admin' && hasRight(person, RIGHT);

const written = (found: Found[]): WrittenDocument[] =>
  found.flatMap(({ kind, number, facts, issuedAt, checkInCode }) =>
    facts ? [{ kind, number, facts, issuedAt, checkInCode }] : [],
  );

function nameOf({ kind, number, facts: { familyName } }: WrittenDocument): string {
  const family = familyName.replace(/[^\p{L}\p{N}]+/gu, '-');
  return [kind, family, groupedNumber(number)].filter(Boolean).join('-') + '.pdf';
}
