import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { type PaperPayment, PaperPartners } from '../../papers/paper/paper-partners.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';

@Injectable()
export class PaperPayments implements OnModuleInit {
  constructor(private readonly partners: PaperPartners) {}

  onModuleInit(): void {
    this.partners.provide('payments', (tx, paperIds) => this.of(tx, paperIds));
  }

  private async of(tx: EntityManager, paperIds: string[]): Promise<Map<string, PaperPayment>> {
    const registrations = await tx.findBy(Registration, {
      paperId: In(paperIds),
      status: In(LIVE_REGISTRATION_STATUSES),
    });
    return new Map(
      registrations.map(({ paperId, status }) => [
        paperId ?? '',
        status === 'completed' ? 'confirmed' : 'pending',
      ]),
    );
  }
}
