import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { newId } from '../../platform/core/new-id.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { readAll, readPage } from '../../platform/lists/keyset.js';
import { institutionDomain } from '../conflicts/email-domain.js';
import { checkedDomains, DomainRefused } from './institution-domains.js';
import * as read from './institutions.read-model.js';
import type * as schema from './institutions.schema.js';
import * as write from './institutions.sql.js';
import { texts } from './institutions.texts.js';

export const MOST_INSTITUTIONS = 5000;
const MOST_SUGGESTED = 50;

/** The domains that each institution writes from (docs/decisions/2026-11-29-institutions.md). */
@Injectable()
export class Institutions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  async list(query: schema.InstitutionsQuery) {
    const { rows, nextCursor } = await readPage(this.dataSource, read.institutions, query, query);
    const counts = await read.countInstitutions.one(this.dataSource);
    return { items: rows, nextCursor, counts };
  }

  all({ q }: Pick<schema.InstitutionsExport, 'q'>) {
    return readAll(this.dataSource, read.institutions, { q }, 'name');
  }

  /** @throws AppError NOT_FOUND */
  one(id: string): Promise<schema.PresentedInstitution> {
    return this.read(this.dataSource.manager, id);
  }

  /** Domains that accounts have, and no institution. */
  async suggestions(): Promise<schema.SuggestedDomains> {
    const accounts = new Map<string, number>();
    for (const each of await read.findHosts.all(this.dataSource)) {
      const domain = institutionDomain(each.host);
      if (domain) accounts.set(domain, (accounts.get(domain) ?? 0) + each.accounts);
    }
    const domains = [...accounts.keys()];
    const listed = await read.findListedDomains.all(this.dataSource, { domains, exceptId: null });
    for (const { domain } of listed) accounts.delete(domain);
    const found = [...accounts].map(([domain, count]) => ({ domain, accounts: count }));
    const items = found.toSorted((a, b) => b.accounts - a.accounts);
    return { items: items.slice(0, MOST_SUGGESTED) };
  }

  /** @throws AppError VALIDATION_FAILED for a domain; CONFLICT for a name or too many */
  add(actorId: string, { name, domains }: schema.NewInstitution) {
    return this.write(async (tx) => {
      const { all } = await read.countInstitutions.one(tx);
      if (all >= MOST_INSTITUTIONS) throw tooMany();
      const id = newId();
      const allowed = await this.allowed(tx, domains, null);
      await write.insertInstitutions.run(tx, { institutions: JSON.stringify([{ id, name }]) });
      await this.insertDomains(tx, id, allowed);
      await this.record(tx, actorId, 'added', id);
      return this.read(tx, id);
    });
  }

  /** @throws AppError NOT_FOUND; VALIDATION_FAILED for a domain; CONFLICT for a name, or if it changed since it was read */
  change(actorId: string, id: string, { name, domains, version }: schema.InstitutionChange) {
    return this.write(async (tx) => {
      const before = await this.read(tx, id);
      if (before.version !== version) throw new AppError(ErrorCode.CONFLICT, texts.changed);
      const allowed = await this.allowed(tx, domains, id);
      await write.changeInstitutions.run(tx, { institutions: JSON.stringify([{ id, name }]) });
      await write.deleteDomains.run(tx, { ids: [id] });
      await this.insertDomains(tx, id, allowed);
      await this.record(tx, actorId, 'changed', id);
      return this.read(tx, id);
    });
  }

  /** @throws AppError NOT_FOUND */
  remove(actorId: string, id: string): Promise<{ message: string }> {
    return this.write(async (tx) => {
      if ((await write.deleteInstitution.run(tx, { id })) === 0) throw institutionNotFound();
      await this.record(tx, actorId, 'removed', id);
      return { message: texts.removed };
    });
  }

  private async read(tx: EntityManager, id: string) {
    const found = await read.findInstitution.first(tx, { id });
    if (!found) throw institutionNotFound();
    return found;
  }

  private async write<T>(act: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.dataSource.transaction(async (tx) => {
        await write.lockInstitutions.run(tx);
        return act(tx);
      });
    } catch (error) {
      throw isUniqueViolation(error, 'institutions_name') ? nameTaken() : error;
    }
  }

  /** The domains as they are listed. */
  private async allowed(
    tx: EntityManager,
    typed: schema.ListedDomain[],
    exceptId: string | null,
  ): Promise<schema.ListedDomain[]> {
    const checked = checkedOrRefused(typed);
    const domains = checked.map(({ domain }) => domain);
    const [listed] = await read.findListedDomains.all(tx, { domains, exceptId });
    if (listed) throw refused(texts.listed(listed));
    return checked;
  }

  private insertDomains(tx: EntityManager, institutionId: string, domains: schema.ListedDomain[]) {
    const rows = domains.map((each) => ({ ...each, institutionId }));
    return write.insertDomains.run(tx, { domains: JSON.stringify(rows) });
  }

  private record(tx: EntityManager, actorId: string, what: string, id: string): Promise<void> {
    const subject = { type: 'institution', id };
    return this.audit.record(tx, { actorId, action: `institution.${what}`, subject });
  }
}

function checkedOrRefused(typed: schema.ListedDomain[]): schema.ListedDomain[] {
  try {
    return checkedDomains(typed);
  } catch (error) {
    throw error instanceof DomainRefused ? refused(error.message) : error;
  }
}

const refused = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { domains: text } });

export const tooMany = () =>
  new AppError(ErrorCode.CONFLICT, texts.tooMany({ most: MOST_INSTITUTIONS }));

const nameTaken = () =>
  new AppError(ErrorCode.CONFLICT, texts.nameTaken, { fields: { name: texts.nameTaken } });

const institutionNotFound = () => notFound(texts.thisInstitution);
