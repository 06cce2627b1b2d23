import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** As in the edition's document. */
export const RETENTION_KINDS = [
  'proofs',
  'drafts',
  'waivers',
  'arrivals',
  'attendance',
  'documents',
  'enquiries',
  'applications',
  'emails',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Erased on a day that the edition names, without an announcement: the people concerned were told the day. */
export const DATED_KINDS = ['visa-letters'] as const;
export type DatedKind = (typeof DATED_KINDS)[number];

/** Records whose period has passed. */
export interface Due {
  /** Of conferences, for rules that count from their last day. */
  editionIds: string[];
  /** For rules that count from the record. */
  before: Date;
}

export interface DueBatch extends Due {
  limit: number;
}

export interface Erased {
  records: number;
  /** Effects that cannot be rolled back, such as deleting files. */
  afterCommit?: () => Promise<void>;
}

export interface DatedRule {
  readonly kind: DatedKind;
  /** At most `limit` records whose day has begun. */
  erase(tx: EntityManager, batch: { now: Date; limit: number }): Promise<Erased>;
  /** Finishes erasures that a process left half done. */
  sweep?(): Promise<void>;
}

/** Figures without personal data, deleted after a fixed period; no record says so. */
export interface ExpiringRule {
  forget(tx: EntityManager, now: Date): Promise<void>;
}

@Injectable()
export class RetentionRules {
  private readonly rules: RetentionRule[] = [];
  readonly dated: DatedRule[] = [];
  readonly expiring: ExpiringRule[] = [];

  add(rule: RetentionRule): void {
    this.rules.push(rule);
  }

  of(kind: RetentionKind): RetentionRule[] {
    return this.rules.filter((rule) => rule.kind === kind);
  }
}

/** Erases one kind of data; a kind may have several rules. Records under way do not count. */
@Injectable()
export abstract class RetentionRule implements OnModuleInit {
  abstract readonly kind: RetentionKind;
  /** When the period begins: with the last day of the conference, or with each record. */
  abstract readonly since: 'conference' | 'record';
  abstract readonly count: { one(tx: EntityManager, due: Due): Promise<{ count: number }> };

  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.add(this);
  }

  /** At most `limit` records. */
  abstract erase(tx: EntityManager, batch: DueBatch): Promise<Erased>;
}
