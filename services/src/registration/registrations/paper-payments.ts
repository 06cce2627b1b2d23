import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { PaperPartners, type PaperRegistration } from '../../papers/paper/paper-partners.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';

@Injectable()
export class PaperPayments implements OnModuleInit {
  constructor(private readonly partners: PaperPartners) {}

  onModuleInit(): void {
    this.partners.provide('registrations', (tx, paperIds) => this.of(tx, paperIds));
  }

  private async of(tx: EntityManager, paperIds: string[]): Promise<Map<string, PaperRegistration>> {
    const registrations = await tx.findBy(Registration, {
      paperId: In(paperIds),
      status: In(LIVE_REGISTRATION_STATUSES),
    });
    return new Map(
      registrations.map(({ paperId, userId, status }) => [
        paperId ?? '',
        { payment: status === 'completed' ? 'confirmed' : 'pending', userId },
      ]),
    );
  }
}
