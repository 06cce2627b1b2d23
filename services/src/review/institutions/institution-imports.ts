import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { newId } from '../../platform/core/new-id.js';
import { type InstitutionLine, institutionLines, writtenDomain } from './institution-lines.js';
import * as read from './institutions.read-model.js';
import type * as schema from './institutions.schema.js';
import { MOST_INSTITUTIONS, tooMany } from './institutions.service.js';
import * as write from './institutions.sql.js';
import { texts } from './institutions.texts.js';

type Effect = schema.InstitutionsPreview['lines'][number]['effect'];

interface Planned extends InstitutionLine {
  /** Of the listed institution with this name; null for a new one. */
  id: string | null;
  effect: Effect;
}

/** A file of institutions: names that are listed get the domains of the file, others stay as they are. */
@Injectable()
export class InstitutionImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a file without lines */
  async preview({ text }: schema.InstitutionsFile): Promise<schema.InstitutionsPreview> {
    const { plan } = await this.plan(this.dataSource.manager, text);
    return present(plan);
  }

  /** Leaves lines with a problem out. @throws AppError as `preview`; CONFLICT for too many */
  apply(actorId: string, { text }: schema.InstitutionsFile): Promise<schema.InstitutionsPreview> {
    return this.dataSource.transaction(async (tx) => {
      await write.lockInstitutions.run(tx);
      const { plan, listed } = await this.plan(tx, text);
      const added = plan
        .filter(({ effect }) => effect === 'new')
        .map((each) => ({ ...each, id: newId() }));
      if (listed + added.length > MOST_INSTITUTIONS) throw tooMany();
      const changed = plan.flatMap((each) =>
        each.effect === 'changed' && each.id !== null ? { ...each, id: each.id } : [],
      );
      if (added.length > 0) {
        await write.insertInstitutions.run(tx, { institutions: JSON.stringify(added) });
      }
      if (changed.length > 0) {
        await write.changeInstitutions.run(tx, { institutions: JSON.stringify(changed) });
        await write.deleteDomains.run(tx, { ids: changed.map(({ id }) => id) });
      }
      const domains = [...added, ...changed].flatMap(({ id, domains }) =>
        domains.map((each): write.NewDomain => ({ ...each, institutionId: id })),
      );
      if (domains.length > 0) {
        await write.insertDomains.run(tx, { domains: JSON.stringify(domains) });
        await this.record(tx, actorId);
      }
      return present(plan);
    });
  }

  private async plan(tx: EntityManager, text: string) {
    const lines = institutionLines(text);
    const all = await read.allInstitutions.all(tx);
    const byName = new Map(all.map((each) => [each.name.toLowerCase(), each]));
    const owners = new Map(
      all.flatMap(({ name, domains }) => domains.map(({ domain }) => [domain, name] as const)),
    );
    const plan = lines.map((line): Planned => {
      const known = byName.get(line.name.toLowerCase());
      const id = known?.id ?? null;
      if (line.problem !== null) return { ...line, id, effect: 'problem' };
      const taken = line.domains.find(
        ({ domain }) => (owners.get(domain) ?? known?.name) !== known?.name,
      );
      if (taken) {
        const { domain } = taken;
        const problem = texts.listed({ domain, name: owners.get(domain) ?? '' });
        return { ...line, domains: [], id, problem, effect: 'problem' };
      }
      if (!known) return { ...line, id, effect: 'new' };
      const isSame = known.name === line.name && written(known) === written(line);
      return { ...line, id, effect: isSame ? 'unchanged' : 'changed' };
    });
    return { plan, listed: all.length };
  }

  private record(tx: EntityManager, actorId: string): Promise<void> {
    const subject = { type: 'list', id: 'institutions' };
    return this.audit.record(tx, { actorId, action: 'institution.imported', subject });
  }
}

const written = ({ domains }: Pick<InstitutionLine, 'domains'>) =>
  domains.map(writtenDomain).join(';');

function present(plan: Planned[]): schema.InstitutionsPreview {
  const counts = { new: 0, changed: 0, unchanged: 0, problem: 0 };
  for (const { effect } of plan) counts[effect] += 1;
  const lines = plan.map(({ line, name, domains, written, effect, problem }) => ({
    ...{ line, name, effect, problem },
    domains: problem === null ? domains.map(writtenDomain) : written,
  }));
  return { lines, counts };
}
