import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReleasedReview } from './author-papers.schema.js';
import type { Paper } from './paper.entity.js';

export type PaperPayment = 'none' | 'pending' | 'confirmed';

type ReviewedPaper = Pick<Paper, 'id' | 'round'>;

export interface PaperRegistration {
  payment: PaperPayment;
  userId: string | null;
}

/** Of the registration for publication. */
export interface LinkedPayment {
  id: string;
  reference: string;
  /** Of the registered person. */
  firstName: string;
  lastName: string;
  /** Cents. */
  amountCents: number;
  receivedCents: number;
}

export interface PaperOrganiser {
  id: string;
  email: string;
  firstName: string;
  name: string;
}

/** What a withdrawal did to the registration of an accepted paper. */
export const WITHDRAWAL_EFFECTS = ['no-registration', 'cancelled', 'money-received'] as const;
export type WithdrawalEffect = (typeof WITHDRAWAL_EFFECTS)[number];

interface Partners {
  /** By paper id; unregistered papers are missing. */
  registrations: (tx: EntityManager, paperIds: string[]) => Promise<Map<string, PaperRegistration>>;
  linkedPayment: (tx: EntityManager, paperId: string) => Promise<LinkedPayment | null>;
  /** Without anything that identifies the reviewer. */
  reviews: (tx: EntityManager, paperId: string, rounds: number[]) => Promise<ReleasedReview[]>;
  withdrawn: (tx: EntityManager, paper: ReviewedPaper) => Promise<void>;
  /** The decision is released. */
  minorCorrections: (tx: EntityManager, paper: Paper) => Promise<void>;
  /** The name that authors read; null without one, and in editions that keep it. @param isReleasing the decision, which hides the shepherd until then */
  shepherd: (tx: EntityManager, paperId: string, isReleasing: boolean) => Promise<string | null>;
  /** A revision is submitted. */
  revised: (tx: EntityManager, paper: Paper) => Promise<void>;
  organisers: (tx: EntityManager, paperId: string) => Promise<PaperOrganiser[]>;
  /** Cancels the paper's registration unless money was received for it. */
  cancelRegistration: (
    tx: EntityManager,
    paperId: string,
    actorId: string,
  ) => Promise<WithdrawalEffect>;
}

/** A room above provides each function in `onModuleInit`. */
@Injectable()
export class PaperPartners {
  private readonly partners: Partial<Partners> = {};

  provide<Name extends keyof Partners>(name: Name, partner: Partners[Name]): void {
    this.partners[name] = partner;
  }

  async payment(tx: EntityManager, paperId: string): Promise<PaperPayment> {
    return (await this.registrations(tx, [paperId])).get(paperId)?.payment ?? 'none';
  }

  async registrations(
    tx: EntityManager,
    paperIds: string[],
  ): Promise<Map<string, PaperRegistration>> {
    if (paperIds.length === 0) return new Map();
    const found = await this.partners.registrations?.(tx, paperIds);
    return found ?? new Map<string, PaperRegistration>();
  }

  /** Only for those who read payments. */
  async linkedPayment(tx: EntityManager, paperId: string): Promise<LinkedPayment | null> {
    return (await this.partners.linkedPayment?.(tx, paperId)) ?? null;
  }

  async reviews(tx: EntityManager, paperId: string, rounds: number[]): Promise<ReleasedReview[]> {
    if (rounds.length === 0) return [];
    return (await this.partners.reviews?.(tx, paperId, rounds)) ?? [];
  }

  async withdrawn(tx: EntityManager, paper: ReviewedPaper): Promise<void> {
    await this.partners.withdrawn?.(tx, paper);
  }

  async minorCorrections(tx: EntityManager, paper: Paper): Promise<void> {
    await this.partners.minorCorrections?.(tx, paper);
  }

  async shepherd(tx: EntityManager, paperId: string, isReleasing = false): Promise<string | null> {
    return (await this.partners.shepherd?.(tx, paperId, isReleasing)) ?? null;
  }

  async revised(tx: EntityManager, paper: Paper): Promise<void> {
    await this.partners.revised?.(tx, paper);
  }

  /** Those who may decide on the paper: with the right for its topic, and without a conflict. */
  async organisers(tx: EntityManager, paperId: string): Promise<PaperOrganiser[]> {
    return (await this.partners.organisers?.(tx, paperId)) ?? [];
  }

  async cancelRegistration(
    tx: EntityManager,
    paperId: string,
    actorId: string,
  ): Promise<WithdrawalEffect> {
    return (await this.partners.cancelRegistration?.(tx, paperId, actorId)) ?? 'no-registration';
  }
}
