import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after, DAY } from '../common/time.js';
import { EditionsService } from '../editions/editions.service.js';
import { dollars, priceInCents, registrationTypeOf } from '../editions/fees.js';
import type { AcademicCategory, PackageId } from '../editions/fees.schema.js';
import { BankTransfersService } from './bank-transfers.service.js';
import { MoneyMoves } from './money-moves.js';
import { PaymentDecisions } from './payment-decisions.js';
import { Payment } from './payment.entity.js';
import { PaymentsService } from './payments.service.js';

interface Sample {
  state: 'announced' | 'short-paid' | 'completed' | 'rejected';
  registrationPackage: PackageId;
  academicCategory: AcademicCategory;
  country: string;
}

const SAMPLES: Sample[] = [
  {
    state: 'announced',
    registrationPackage: 'virtual_presentation_only',
    academicCategory: 'professional',
    country: 'Ghana',
  },
  {
    state: 'short-paid',
    registrationPackage: 'physical_presentation_only',
    academicCategory: 'professional',
    country: 'Brazil',
  },
  {
    state: 'completed',
    registrationPackage: 'physical_presentation_only',
    academicCategory: 'professional',
    country: 'India',
  },
  {
    state: 'rejected',
    registrationPackage: 'virtual_presentation_only',
    academicCategory: 'student',
    country: 'Kenya',
  },
];

/** What a bank may keep for itself of a transfer from abroad, in dollars. */
const BANK_CHARGE = 25;

/** Attendees whose payments are in each state, and money that nobody expects. */
@Injectable()
export class SampleRegistrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly payments: PaymentsService,
    private readonly moves: MoneyMoves,
    private readonly decisions: PaymentDecisions,
    private readonly transfers: BankTransfersService,
    private readonly clock: Clock,
  ) {}

  /** For the first start, once the sample people are there. */
  async make(): Promise<void> {
    const [admin] = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM users WHERE is_sample AND role = 'admin' ORDER BY id LIMIT 1`,
    );
    if (!admin) return;
    for (const [index, sample] of SAMPLES.entries()) await this.register(sample, index, admin.id);
    const transfer = { sender: 'An employer (sample)', remittance: 'Conference fee (sample)' };
    await this.transfers.record(once('transfer'), admin.id, {
      ...{ amount: 250, ...transfer, ...this.line(SAMPLES.length) },
    });
  }

  private async register({ state, ...choice }: Sample, index: number, adminId: string) {
    const { registrationPackage: bought, academicCategory } = choice;
    const { fees } = await this.editions.current(this.dataSource.manager);
    const price = dollars(priceInCents(fees, bought, academicCategory) ?? 0);
    const { data } = await this.payments.register(
      once(`registration ${index}`),
      // Nobody's browser: nobody holds what this would be the hash of.
      { user: null, browserHash: randomBytes(32) },
      {
        ...{ ...choice, price, registrationType: registrationTypeOf(bought) },
        ...{ title: 'Dr', firstName: 'Attendee', lastName: `${index + 1} (sample)` },
        ...{ email: `attendee-${index + 1}@plenary.example`, phone: null },
        ...{ organization: 'Sample Institution', position: 'Lecturer' },
      },
    );
    const { id } = data;
    const { version } = await this.dataSource.manager.findOneByOrFail(Payment, { id });
    const line = this.line(index);
    if (state === 'short-paid') {
      await this.moves.match(adminId, id, version, { ...line, amount: price - BANK_CHARGE });
    }
    if (state === 'completed') {
      const money = { ...line, amount: price };
      await this.decisions.confirm(adminId, id, { version, money });
    }
    if (state === 'rejected') {
      await this.decisions.reject(adminId, id, version, 'Registered twice (sample).');
    }
  }

  private line(index: number) {
    const yesterday = after(this.clock.now(), -DAY).toISOString();
    return {
      date: yesterday.slice(0, 'yyyy-mm-dd'.length),
      bankTransactionId: `SAMPLE-${index + 1}`,
    };
  }
}

function once(body: string) {
  return { key: undefined, scope: 'samples', route: 'the first start', body };
}
