import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HiddenEmails } from '../../messaging/outbox/hidden-emails.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import { emailKinds, templateOf } from '../../messaging/templates/email-template.js';
import type { RenderedEmail } from '../../messaging/templates/rendered-email.js';
import { placeholdersOf } from '../../messaging/wordings/placeholders.js';
import { ownPlaceholders, problemsOf } from '../../messaging/wordings/text-check.js';
import { type EmailTexts, renderWorded } from '../../messaging/wordings/worded-email.js';
import { textsOf, variantsOf } from '../../messaging/wordings/worded-texts.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { EditionsService } from '../editions/editions.service.js';
import { emailGone, textsChanged, textsRefused } from './email-texts.errors.js';
import type * as schema from './email-texts.schema.js';
import { EmailWording } from './email-wording.entity.js';
import { findNewest, findVersions } from './email-wordings.read-model.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

const MOST_VERSIONS = 50;

/** The organisers' texts of emails, in the current edition. */
@Injectable()
export class EmailTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly hidden: HiddenEmails,
    private readonly writer: EmailWriter,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<schema.Templates> {
    const rows = await findNewest.all(this.dataSource);
    const newest = new Map(rows.map((row) => [row.kind, row]));
    const items = emailKinds().map((kind) => {
      const row = newest.get(kind);
      return {
        kind,
        version: row?.version ?? 0,
        isEdited: Object.keys(row?.texts ?? {}).length > 0,
        savedAt: row?.savedAt.toISOString() ?? null,
      };
    });
    return { items };
  }

  async read(kind: string, tx: EntityManager = this.dataSource.manager): Promise<schema.Template> {
    const template = templateOf(kind);
    const versions = await findVersions.all(tx, { kind, limit: MOST_VERSIONS });
    const edited = versions[0]?.texts ?? {};
    return {
      kind,
      version: versions[0]?.version ?? 0,
      texts: textsOf(template).map((text) => {
        const placeholders = ownPlaceholders(text);
        const mayBeEmpty = text.isWhole && !placeholders.some(({ isRequired }) => isRequired);
        const { id, part, source } = text;
        return { id, part, source, text: edited[id] ?? source, mayBeEmpty, placeholders };
      }),
      placeholders: placeholdersOf(template),
      samples: variantsOf(template).map(({ label }) => label),
      versions: versions.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    };
  }

  /**
   * Saves a version; no texts bring those of the code back. Emails made before keep theirs.
   * @throws AppError VALIDATION_FAILED with a message for each text; CONFLICT when the version is not the newest
   */
  async save(actorId: string, kind: string, change: schema.TextsChange): Promise<schema.Template> {
    const texts = this.checked(kind, change.texts);
    return this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const before = await this.read(kind, tx);
      if (before.version !== change.version) throw textsChanged();
      const version = change.version + 1;
      const savedAt = this.clock.now();
      await this.insert(tx, { editionId, kind, version, texts, savedAt, savedBy: actorId });
      await this.audit.record(tx, {
        actorId,
        action: 'email-texts.saved',
        subject: { type: 'email-texts', id: kind },
        fields: before.texts
          .filter(({ id, source, text }) => (texts[id] ?? source) !== text)
          .map(({ id }) => id),
        before: String(change.version),
        after: String(version),
      });
      return this.read(kind, tx);
    });
  }

  /** @throws AppError VALIDATION_FAILED as `save` */
  async previewSample(kind: string, { texts, sample = 0 }: schema.SamplePreview) {
    const template = templateOf(kind);
    const edited = this.checked(kind, texts);
    const edition = await this.writer.edition();
    const variants = variantsOf(template, edition);
    const { data } = variants[sample] ?? variants[0]!;
    return shown(renderWorded(template, edited, data, edition));
  }

  /** With the data of an email that was made. @throws AppError NOT_FOUND; VALIDATION_FAILED as `save` */
  async previewReal(
    reader: PermittedUser,
    { kind, id }: schema.KindAndEmail,
    { texts }: schema.RealPreview,
  ) {
    const edited = this.checked(kind, texts);
    if (await this.hidden.includes(this.dataSource.manager, reader, id)) throw emailGone();
    const written = await this.writer.previewOf(id, kind, edited);
    if (!written) throw emailGone();
    return shown(written);
  }

  /** @returns only the texts that differ from the code's */
  private checked(kind: string, texts: EmailTexts): EmailTexts {
    const template = templateOf(kind);
    const problems = problemsOf(template, texts);
    if (Object.keys(problems).length > 0) throw textsRefused(problems);
    const edited = textsOf(template).filter(({ id, source }) => (texts[id] ?? source) !== source);
    return Object.fromEntries(edited.map(({ id, source }) => [id, texts[id] ?? source]));
  }

  private async insert(tx: EntityManager, version: EmailWording): Promise<void> {
    try {
      await tx.insert(EmailWording, version);
    } catch (error) {
      throw isUniqueViolation(error) ? textsChanged() : error;
    }
  }
}

function shown({ subject, replyTo, text, html }: RenderedEmail): schema.Preview {
  return { subject, replyTo: replyTo ?? null, text, html };
}
