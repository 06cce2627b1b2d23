import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { SITE_CHANNEL } from '../site/site-channel.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import type { AdminEdition } from './admin-editions.schema.js';
import { Edition } from './edition.entity.js';
import { editionNotFound, notConfirmed, toBeChecked } from './editions.errors.js';

@Injectable()
export class CurrentEdition {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: AdminEditionsQuery,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes an edition the one that visitors see. Registrations stay with the edition that they were
   * made for.
   * @param confirm the edition's slug, typed once more
   * @throws AppError NOT_FOUND, VALIDATION_FAILED; CONFLICT while a copied section is to be checked
   */
  async make(actorId: string, id: string, confirm: string): Promise<AdminEdition> {
    return this.dataSource.transaction(async (tx) => {
      const editions = await tx.find(Edition, {
        select: { id: true, slug: true, isCurrent: true, toCheck: true },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const next = editions.find((edition) => edition.id === id);
      const before = editions.find(({ isCurrent }) => isCurrent);
      if (!next) throw editionNotFound();
      if (confirm !== next.slug) throw notConfirmed(next.slug);
      if (next.toCheck.length > 0) throw toBeChecked(next.toCheck);
      if (before?.id === id) return this.query.read(tx, id);
      await tx.update(Edition, { isCurrent: true }, { isCurrent: false });
      await tx.update(Edition, { id }, { isCurrent: true });
      await this.audit.record(tx, {
        actorId,
        action: 'edition.made-current',
        subject: { type: 'edition', id },
        fields: ['isCurrent'],
        before: before?.slug,
        after: next.slug,
      });
      await tx.query(`SELECT pg_notify('${SITE_CHANNEL}', '')`);
      return this.query.read(tx, id);
    });
  }
}
