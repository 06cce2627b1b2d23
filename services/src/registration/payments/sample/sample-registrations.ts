import { db, fetchFirst } from '../../../platform/database/db.js';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { after, DAY } from '../../../platform/core/time.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { dollars, packageOf, registrationTypeOf } from '../../../conference/editions/fees.js';
import type { AcademicCategory, PackageId } from '../../../conference/editions/fees.schema.js';
import { BankTransfersService } from '../transfers/bank-transfers.service.js';
import { PaymentMatches } from '../decisions/payment-matches.js';
import { PaymentDecisions } from '../decisions/payment-decisions.js';
import { Payment } from '../ledger/payment.entity.js';
import { PaymentsService } from '../payer/payments.service.js';

interface Sample {
  state: 'awaiting-payment' | 'underpaid' | 'completed' | 'rejected';
  registrationPackage: PackageId;
  academicCategory: AcademicCategory;
  country: string;
}

const SAMPLES: Sample[] = [
  {
    state: 'awaiting-payment',
    registrationPackage: 'virtual_presentation_only',
    academicCategory: 'professional',
    country: 'Ghana',
  },
  {
    state: 'underpaid',
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

/** A bank's fee for a transfer from abroad, in dollars. */
const BANK_CHARGE = 25;

@Injectable()
export class SampleRegistrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly payments: PaymentsService,
    private readonly matches: PaymentMatches,
    private readonly decisions: PaymentDecisions,
    private readonly transfers: BankTransfersService,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<void> {
    const admin = await fetchFirst(
      this.dataSource,
      db
        .selectFrom('users')
        .select('id')
        .where(({ ref }) => ref('is_sample'))
        .where('role', '=', 'admin')
        .orderBy('id')
        .limit(1),
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
    const offer = packageOf(fees, bought);
    if (!offer) return;
    const price = dollars(offer.cents[academicCategory]);
    const { data } = await this.payments.register(
      once(`registration ${index}`),
      // A random hash: no browser has its secret.
      { user: null, browserHash: randomBytes(32) },
      {
        ...{ ...choice, price, registrationType: registrationTypeOf(offer) },
        ...{ title: 'Dr', firstName: 'Attendee', lastName: `${index + 1} (sample)` },
        ...{ email: `attendee-${index + 1}@plenary.example`, phone: null },
        ...{ organization: 'Sample Institution', position: 'Lecturer' },
      },
    );
    const { id } = data;
    const { version } = await this.dataSource.manager.findOneByOrFail(Payment, { id });
    const line = this.line(index);
    if (state === 'underpaid') {
      await this.matches.match(adminId, id, version, { ...line, amount: price - BANK_CHARGE });
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
