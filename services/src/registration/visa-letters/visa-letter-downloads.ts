import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { DocumentLayouts } from '../document-layouts/document-layouts.service.js';
import { groupedNumber } from '../issued-documents/document-number.js';
import { PREVIEW_NUMBER } from '../issued-documents/issued-documents.service.js';
import { findValidOf } from '../issued-documents/issued-documents.sql.js';
import { DocumentFiles } from '../issued-documents/document-files.js';
import type { WrittenDocument } from '../issued-documents/shown-document.js';
import { detailsOf, invitationFacts } from './invitation.js';
import { PassportBox } from './passport-box.js';
import type { Passport } from './passport.schema.js';
import { letterNotFound, passportDestroyed, requestNotFound } from './visa-letters.errors.js';
import * as schema from './visa-letters.schema.js';
import { findRegistrationById } from './visa-people.read-model.js';
import * as rows from './visa-requests.sql.js';

/** The letter is written while it is downloaded: no file of it is stored. */
@Injectable()
export class VisaLetterDownloads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly editions: EditionsService,
    private readonly layouts: DocumentLayouts,
    private readonly files: DocumentFiles,
    private readonly box: PassportBox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(schema.ownLetterSchema, this.own());
    this.downloads.add(schema.letterPreviewSchema, this.preview());
  }

  /** The person's: NOT_FOUND for others and before it is issued, CONFLICT once the passport data is destroyed. */
  private own(): DownloadSource<schema.OwnLetter> {
    return {
      level: 'verified',
      subject: ({ id }) => ({ type: 'visa-letter', id }),
      find: async ({ id: userId }, { id }) => {
        const request = await rows.findById.first(this.dataSource, { id });
        if (request?.userId !== userId || request.status !== 'issued') throw letterNotFound();
        const { passport, document } = await this.letterOf(request);
        if (!document) throw letterNotFound();
        return () => this.pdf(document, passport);
      },
    };
  }

  /** For officers: the issued letter, or what it would be. */
  private preview(): DownloadSource<schema.LetterPreview> {
    return {
      ...{ level: 'admin', rights: ['visa-letters:write'], isSensitive: true },
      subject: ({ id }) => ({ type: 'visa-letter-preview', id }),
      find: async (_, { id }) => {
        const request = await rows.findById.first(this.dataSource, { id });
        if (!request) throw requestNotFound();
        const { passport, document } = await this.letterOf(request);
        return async () => this.pdf(document ?? (await this.draft(request)), passport);
      },
    };
  }

  private async letterOf({ id, sealedPassport }: rows.VisaRequestRow) {
    const passport = await this.box.passport(id, sealedPassport);
    if (!passport) throw passportDestroyed();
    const found = await findValidOf.first(this.dataSource, { kind: 'invitation', subjectId: id });
    return { passport, document: found?.facts ? { ...found, facts: found.facts } : undefined };
  }

  private async draft({ editionId, registrationId }: rows.VisaRequestRow) {
    const tx = this.dataSource.manager;
    const person = await findRegistrationById.one(tx, { id: registrationId });
    const { document } = await this.editions.current(tx);
    const layout = await this.layouts.of(tx, editionId, 'invitation');
    const facts = invitationFacts(person, document, layout);
    return { number: PREVIEW_NUMBER, facts, issuedAt: this.clock.now() };
  }

  private async pdf(
    document: Pick<WrittenDocument, 'number' | 'facts' | 'issuedAt'>,
    passport: Passport,
  ): Promise<Download> {
    const written = { ...document, kind: 'invitation' as const, details: detailsOf(passport) };
    const content = await this.files.single(written);
    const name = `invitation-letter-${groupedNumber(document.number)}.pdf`;
    return { name, type: 'application/pdf', content };
  }
}
