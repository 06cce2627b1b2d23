import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Failure, GatewayName } from './providers/gateway.js';

/** `ended`: its page takes no money any more, or should not. */
export type AttemptStatus = 'starting' | 'open' | 'paid' | 'ended';

/** A visit to a provider's payment page. */
@Entity('gateway_attempts')
export class GatewayAttempt {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paymentId: string;

  @Column('text')
  gateway: GatewayName;

  @Column('text')
  status: AttemptStatus;

  /** Owed, in USD. */
  @Column('integer')
  amountCents: number;

  @Column('integer')
  chargeMinor: number;

  @Column('text')
  chargeCurrency: string;

  /** Millionths of the charge's currency for one USD. Null for USD. */
  @Column('bigint', { nullable: true })
  rateMicros: string | null;

  @Column('date', { nullable: true })
  rateDay: string | null;

  @Column('text', { nullable: true })
  providerId: string | null;

  @Column('text', { nullable: true })
  url: string | null;

  /** The last one that the provider reported; a payer can try again. */
  @Column('text', { nullable: true })
  failure: Failure | null;

  @Column('timestamptz')
  expiresAt: Date;

  /** When the provider is asked for its status. */
  @Column('timestamptz', { nullable: true })
  askAt: Date | null;

  @Column('integer', { default: 0 })
  asked: number;

  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
