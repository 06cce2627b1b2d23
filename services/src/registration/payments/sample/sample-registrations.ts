import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import {
  dollars,
  feeAt,
  packageOf,
  registrationTypeOf,
} from '../../../conference/editions/fees.js';
import type { AcademicCategory, PackageId } from '../../../conference/editions/fees.schema.js';
import { randomToken } from '../../../identity/credentials/random-token.js';
import { UsersService } from '../../../identity/accounts/users.service.js';
import { samplePdf } from '../../../papers/sample/sample-pdf.js';
import { Clock } from '../../../platform/core/clock.js';
import { newId } from '../../../platform/core/new-id.js';
import { after, DAY, utcDay } from '../../../platform/core/time.js';
import type { Upload } from '../../../platform/files/upload.js';
import { Group } from '../../groups/group.entity.js';
import { PaymentDecisions } from '../decisions/payment-decisions.js';
import { PaymentMatches } from '../decisions/payment-matches.js';
import { Payment } from '../ledger/payment.entity.js';
import type { Payer } from '../payer/payer.js';
import { PaymentsService } from '../payer/payments.service.js';
import { PaymentProofsService } from '../proofs/payment-proofs.service.js';
import { makeReference } from '../reference/merchant-reference.js';
import { BankTransfersService } from '../transfers/bank-transfers.service.js';
import {
  findSampleAdmin,
  listSamplePeople,
  type SamplePerson,
} from './sample-people.read-model.js';

/** Runs `work` as if it were `days` days ago. */
export type DaysAgo = <Result>(days: number, work: () => Promise<Result>) => Promise<Result>;

type State =
  | 'awaiting-payment'
  | 'proof-uploaded'
  | 'student-proof'
  | 'underpaid'
  | 'completed'
  | 'rejected';

/** Of participants, in turn. */
const STATES: State[] = [
  ...(['completed', 'awaiting-payment', 'completed', 'proof-uploaded', 'completed'] as const),
  ...(['student-proof', 'completed', 'underpaid', 'completed', 'completed'] as const),
  ...(['awaiting-payment', 'completed', 'rejected'] as const),
];
const PARTICIPANTS = 26;
/** Days ago, the first of them. */
const FIRST = 34;
/** Days from the registration to the money. */
const UNTIL_PAID = 3;
/** A bank's fee for a transfer from abroad, in dollars. */
const BANK_CHARGE = 25;
const PRESENTATION: PackageId[] = ['virtual_presentation_only', 'physical_presentation_only'];

interface Sample {
  person: SamplePerson;
  state: State;
  bought: PackageId;
  category: AcademicCategory;
  daysAgo: number;
  n: number;
}

@Injectable()
export class SampleRegistrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly users: UsersService,
    private readonly payments: PaymentsService,
    private readonly proofs: PaymentProofsService,
    private readonly matches: PaymentMatches,
    private readonly decisions: PaymentDecisions,
    private readonly transfers: BankTransfersService,
    private readonly clock: Clock,
  ) {}

  /** In the order of their dates, so that the receipts are numbered in this order. */
  async make(daysAgo: DaysAgo): Promise<void> {
    const admin = await findSampleAdmin.first(this.dataSource);
    if (!admin) return;
    const made = new Map<Sample, { id: string; price: number }>();
    const steps = samplesOf(await listSamplePeople.all(this.dataSource)).flatMap((sample) => [
      { at: sample.daysAgo, run: async () => void made.set(sample, await this.register(sample)) },
      {
        at: Math.max(0, sample.daysAgo - UNTIL_PAID),
        run: async () => {
          const payment = made.get(sample);
          if (payment) await this.settle(sample, payment, admin.id);
        },
      },
    ]);
    for (const { at, run } of steps.sort((one, other) => other.at - one.at)) await daysAgo(at, run);
    await this.group([...made].filter(([{ state }]) => state === 'awaiting-payment'));
    for (const [n, transfer] of TRANSFERS.entries()) {
      await this.transfers.record(once(`transfer ${n}`), admin.id, {
        ...transfer,
        ...this.line(`T${n + 1}`),
      });
    }
  }

  /** That pays for two people; the first of them is its payer. */
  private async group(waiting: [Sample, { id: string }][]): Promise<void> {
    const [payer, other] = waiting;
    if (!payer || !other) return;
    const [{ person }, { id }] = payer;
    const [, { id: otherId }] = other;
    const { id: editionId, document } = await this.editions.current(this.dataSource.manager);
    const now = this.clock.now();
    const group: Group = {
      id: newId(),
      editionId,
      payerId: person.id,
      openedBy: null,
      merchantReference: makeReference(document.referencePrefix),
      organization: 'Lakeside University (sample)',
      invoice: {
        addressee: 'Lakeside University (sample)',
        address: '1 Sample Street (sample)',
        country: 'Kenya',
        taxNumber: null,
      },
      invoiceEmail: person.email,
      peopleLimit: 10,
      packages: [],
      closesAt: null,
      token: randomToken(),
      round: 0,
      version: 1,
      createdAt: now,
    };
    await this.dataSource.manager.insert(Group, group);
    const members = { id: In([id, otherId]) };
    await this.dataSource.manager.update(Payment, members, { groupId: group.id });
  }

  private async register({ person, bought, category, n }: Sample) {
    const edition = await this.editions.current(this.dataSource.manager);
    const offer = packageOf(edition.fees, bought);
    const cents = feeAt(edition, bought, category, this.clock.now());
    if (!offer || cents === undefined) throw new Error(`The edition has no package ${bought}.`);
    const price = dollars(cents);
    const { data } = await this.payments.register(
      once(`registration ${n}`),
      await this.payer(person),
      {
        ...{ academicCategory: category, registrationPackage: bought, price },
        registrationType: registrationTypeOf(offer),
        title: (person.title ?? 'Dr') as 'Dr',
        ...{ firstName: person.firstName, lastName: person.lastName, email: person.email },
        ...{ organization: person.organization, position: person.position ?? 'Researcher' },
        ...{ country: person.country ?? 'Kenya', phone: null },
      },
    );
    return { id: data.id, price };
  }

  private async settle(
    { state, person, n }: Sample,
    { id, price }: { id: string; price: number },
    adminId: string,
  ): Promise<void> {
    const { version } = await this.dataSource.manager.findOneByOrFail(Payment, { id });
    const line = this.line(String(n + 1));
    if (state === 'underpaid') {
      await this.matches.matchAtOnce(adminId, id, version, {
        ...line,
        amount: price - BANK_CHARGE,
      });
    }
    if (state === 'completed') {
      const money = { ...line, amount: price };
      const seen = { version, money, isStudentProofSeen: true };
      await this.decisions.confirmAtOnce(adminId, id, seen);
    }
    if (state === 'rejected') {
      const reason = 'Registered twice (sample).';
      await this.decisions.rejectAtOnce(adminId, id, { version, reason });
    }
    if (state === 'proof-uploaded' || state === 'student-proof') {
      const payer = await this.payer(person);
      const kind = state === 'student-proof' ? 'student' : 'payment';
      await withPdf((proof) =>
        this.proofs.add(once(`${kind} proof ${n}`), payer, { id, kind, proof }),
      );
    }
  }

  private async payer({ id }: SamplePerson): Promise<Payer> {
    const user = await this.users.find(this.dataSource.manager, id);
    return {
      user: user && {
        ...user,
        sessionId: '',
        tokenId: '',
        permissions: [],
        provedAt: this.clock.now(),
        bounce: null,
      },
      browserHash: null,
    };
  }

  private line(number: string) {
    const date = utcDay(after(this.clock.now(), -DAY));
    return { date, bankTransactionId: `SAMPLE-${number}` };
  }
}

const TRANSFERS = [
  { amount: 250, sender: 'An employer (sample)', remittance: 'Conference fee (sample)' },
  { amount: 500, sender: 'Lakeside University (sample)', remittance: 'two people (sample)' },
  { amount: 50, sender: 'An unknown account (sample)', remittance: '' },
];

/** The authors of accepted papers register once their decision is known. */
function samplesOf(people: SamplePerson[]): Sample[] {
  const authors = people.filter(({ hasPaper }) => hasPaper);
  const participants = people.filter(({ hasPaper }) => !hasPaper).slice(0, PARTICIPANTS);
  return [
    ...participants.map((person, n) => {
      const state = STATES[n % STATES.length] ?? 'completed';
      const isStudent = state === 'student-proof' || n % 7 === 4;
      return {
        ...{ person, state, n, bought: PRESENTATION[n % 2] ?? 'virtual_presentation_only' },
        category: isStudent ? ('student' as const) : ('professional' as const),
        daysAgo: Math.round(FIRST * (1 - (n + 0.5) / PARTICIPANTS)),
      };
    }),
    ...authors.map((person, n) => ({
      ...{ person, daysAgo: 3, n: participants.length + n, category: 'professional' as const },
      // Their papers show the states of camera-ready versions.
      state: 'completed' as const,
      bought:
        (['physical_publication', 'virtual_publication'] as const)[n % 2] ?? 'virtual_publication',
    })),
  ];
}

async function withPdf<Result>(work: (upload: Upload) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plenary-samples-'));
  try {
    const path = join(folder, 'sample.pdf');
    const content = samplePdf(1);
    await writeFile(path, content);
    const sha256 = createHash('sha256').update(content).digest();
    return await work({
      ...{ path, name: 'sample.pdf', type: 'application/pdf', extension: 'pdf', sha256 },
      bytes: content.length,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function once(body: string) {
  return { key: undefined, scope: 'samples', route: 'the first start', body };
}
