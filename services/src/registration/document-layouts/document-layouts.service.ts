import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { PicturesService } from '../../conference/pictures/pictures.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { DEFAULT_TEXTS } from './document-texts.js';
import type { DocumentLayout, IssuedKind, LayoutOfFacts, WordedKind } from './document-kinds.js';
import { isLetter } from './document-kinds.js';
import { pictureGone, textsChanged, textsRefused } from './document-layouts.errors.js';
import { findLayout, findVersions, insertVersion } from './document-layouts.read-model.js';
import type * as schema from './document-layouts.schema.js';
import { picturesOf } from './document-pictures.js';
import { describedTexts, placeholdersOf, problemsOf, textsOf } from './layout-check.js';

const MOST_VERSIONS = 50;

/** The texts, logos and signatures of documents, in the current edition. */
@Injectable()
export class DocumentLayouts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly pictures: PicturesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async read(
    kind: WordedKind,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<schema.LayoutAnswer> {
    const { id: editionId } = await this.editions.current(tx);
    const versions = await findVersions.all(tx, { editionId, kind, limit: MOST_VERSIONS });
    const { texts, signatures, logo = '' } = versions[0]?.layout ?? { texts: {}, signatures: [] };
    return {
      kind,
      version: versions[0]?.version ?? 0,
      isLetter: isLetter(kind),
      texts: describedTexts(kind, texts),
      placeholders: placeholdersOf(kind),
      ...{ signatures, logo },
      versions: versions.map(({ layout, savedAt, ...one }) => ({
        ...one,
        ...{ ...layout, logo: layout.logo ?? '' },
        savedAt: savedAt.toISOString(),
      })),
    };
  }

  /**
   * Saves a version; no texts bring those of the code back. Issued documents keep theirs.
   * @throws AppError VALIDATION_FAILED with a message for each text or picture; CONFLICT when the version is not the newest
   */
  save(
    actorId: string,
    kind: WordedKind,
    { version: before, ...change }: schema.LayoutChange,
  ): Promise<schema.LayoutAnswer> {
    const layout = this.checked(kind, change);
    return this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const newest = await findLayout.first(tx, { editionId, kind });
      if ((newest?.version ?? 0) !== before) throw textsChanged();
      await this.keepPictures(tx, layout);
      const version = before + 1;
      const saved = await insertVersion.first(tx, {
        ...{ editionId, kind, version, by: actorId, now: this.clock.now() },
        layout: JSON.stringify(layout),
      });
      if (!saved) throw textsChanged();
      await this.audit.record(tx, {
        actorId,
        action: 'document-layout.saved',
        subject: { type: 'document-layout', id: kind },
        before: String(before),
        after: String(version),
      });
      return this.read(kind, tx);
    });
  }

  /** The texts of the code where organisers wrote no others. */
  async of(
    tx: EntityManager,
    editionId: string,
    kind: IssuedKind,
    unsaved?: schema.Layout,
  ): Promise<LayoutOfFacts> {
    const found = unsaved ?? (await findLayout.first(tx, { editionId, kind }))?.layout;
    return {
      texts: { ...DEFAULT_TEXTS[kind], ...found?.texts },
      signatures: found?.signatures ?? [],
      ...(found?.logo && { logo: found.logo }),
    };
  }

  /** @returns only the texts that differ from the code's. @throws AppError VALIDATION_FAILED */
  checked(kind: WordedKind, { texts, signatures, logo }: schema.Layout): DocumentLayout {
    const problems = problemsOf(kind, texts);
    if (Object.keys(problems).length > 0) throw textsRefused(problems);
    const edited = textsOf(kind).filter(({ id, source }) => (texts[id] ?? source) !== source);
    return { texts: Object.fromEntries(edited.map(({ id }) => [id, texts[id]])), signatures, logo };
  }

  private async keepPictures(tx: EntityManager, layout: DocumentLayout): Promise<void> {
    const [unknown] = await this.pictures.use(tx, picturesOf(layout));
    if (!unknown) return;
    const index = layout.signatures.findIndex(({ picture }) => picture === unknown);
    throw pictureGone(index < 0 ? 'logo' : `signatures.${index}.picture`);
  }
}
