import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { localDay } from '../../conference/editions/local-instant.js';
import { destroyDay } from '../../conference/editions/visa-days.js';
import { HOUR } from '../../platform/core/time.js';
import { type DatedRule, RetentionRules } from '../../platform/retention/retention-rules.js';
import { findKept } from './kept-passports.read-model.js';
import { VisaKeys } from './visa-keys.js';
import * as rows from './visa-requests.sql.js';

/** A key is on the disk before the transaction of its request ends. */
const LONGEST_TRANSACTION = HOUR;

/**
 * Destroys keys with the day of the edition, or with the earlier day that the person was told. What the database,
 * its dead rows and backups hold cannot be decrypted any more.
 */
@Injectable()
export class VisaLettersRetention implements DatedRule, OnModuleInit {
  readonly kind = 'visa-letters';
  private readonly logger = new Logger(VisaLettersRetention.name);

  constructor(
    private readonly rules: RetentionRules,
    private readonly keys: VisaKeys,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.rules.dated.push(this);
  }

  async erase(tx: EntityManager, { now, limit }: { now: Date; limit: number }) {
    const due = (await findKept.all(tx)).filter((kept) => isDue(kept, now)).slice(0, limit);
    const destroyed: string[] = [];
    for (const { id } of due) {
      const request = await rows.lockById.first(tx, { id });
      if (!request || request.destroyedAt) continue;
      await rows.forgetPassport.run(tx, { id, status: request.status, now });
      destroyed.push(id);
    }
    const afterCommit = async () => {
      for (const id of destroyed) await this.keys.destroy(id);
    };
    return { records: destroyed.length, afterCommit };
  }

  /** Keys without a request, and of requests whose data is destroyed: a process ended between the two. */
  async sweep(): Promise<void> {
    for (const id of await this.keys.list(Date.now() - LONGEST_TRANSACTION)) {
      await this.dataSource.transaction(async (tx) => {
        const request = UUID.test(id) ? await rows.lockById.first(tx, { id }) : undefined;
        if (request && !request.destroyedAt) return;
        await this.keys.destroy(id);
        this.logger.warn('Destroyed a key of a visa request that has no data any more.');
      });
    }
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Kept {
  keptUntil: string;
  document: Pick<EditionDocument, 'dates' | 'visaLetters' | 'timeZone'>;
}

function isDue({ keptUntil, document }: Kept, now: Date): boolean {
  const today = localDay(now, document.timeZone);
  return today >= keptUntil || today >= destroyDay(document);
}
