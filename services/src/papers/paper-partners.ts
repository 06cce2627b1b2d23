import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReleasedReview } from './author-paper.schema.js';
import type { Paper } from './paper.entity.js';

/** How far the registration of an accepted paper has come. */
export type PaperPayment = 'none' | 'pending' | 'confirmed';

type ReviewedPaper = Pick<Paper, 'id' | 'round'>;

/** What stands beside a paper in modules that know papers, and that papers do not know. */
interface Partners {
  /** By the ids of papers; one that is not registered may be left out. */
  payments: (tx: EntityManager, paperIds: string[]) => Promise<Map<string, PaperPayment>>;
  /** The finished reviews of some rounds, with nothing that would tell who wrote them. */
  reviews: (tx: EntityManager, paperId: string, rounds: number[]) => Promise<ReleasedReview[]>;
  /** Whoever still reviews a paper hears that it was taken back. */
  withdrawn: (tx: EntityManager, paper: ReviewedPaper) => Promise<void>;
}

/** Modules that know something for the authors of papers bring it once, in `onModuleInit`. */
@Injectable()
export class PaperPartners {
  private readonly partners: Partial<Partners> = {};

  bring<Name extends keyof Partners>(name: Name, partner: Partners[Name]): void {
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
