import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReleasedReview } from './author-papers.schema.js';
import type { Paper } from './paper.entity.js';

export type PaperPayment = 'none' | 'pending' | 'confirmed';

type ReviewedPaper = Pick<Paper, 'id' | 'round'>;

interface Partners {
  /** By paper id; unregistered papers are missing. */
  payments: (tx: EntityManager, paperIds: string[]) => Promise<Map<string, PaperPayment>>;
  /** Without anything that identifies the reviewer. */
  reviews: (tx: EntityManager, paperId: string, rounds: number[]) => Promise<ReleasedReview[]>;
  withdrawn: (tx: EntityManager, paper: ReviewedPaper) => Promise<void>;
}

/** A room above provides each function in `onModuleInit`. */
@Injectable()
export class PaperPartners {
  private readonly partners: Partial<Partners> = {};

  provide<Name extends keyof Partners>(name: Name, partner: Partners[Name]): void {
    this.partners[name] = partner;
  }

  async payment(tx: EntityManager, paperId: string): Promise<PaperPayment> {
    return (await this.payments(tx, [paperId])).get(paperId) ?? 'none';
  }

  async payments(tx: EntityManager, paperIds: string[]): Promise<Map<string, PaperPayment>> {
    if (paperIds.length === 0) return new Map();
    return (await this.partners.payments?.(tx, paperIds)) ?? new Map<string, PaperPayment>();
  }

  async reviews(tx: EntityManager, paperId: string, rounds: number[]): Promise<ReleasedReview[]> {
    if (rounds.length === 0) return [];
    return (await this.partners.reviews?.(tx, paperId, rounds)) ?? [];
  }

  async withdrawn(tx: EntityManager, paper: ReviewedPaper): Promise<void> {
    await this.partners.withdrawn?.(tx, paper);
  }
}
