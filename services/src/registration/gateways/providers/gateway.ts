/**
 * The port to providers of payment pages. The manual bank transfer has no page to start and no provider to ask: its
 * events are the lines of bank statements, its refunds bank files. Both ways meet in the transfer, which the ledger
 * books.
 */
export const GATEWAYS = ['stripe', 'paystack'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** Why a provider could not take the money; the first four are the specification's. */
export const FAILURES = ['details', 'funds', 'declined', 'expired', 'cancelled', 'other'] as const;
export type Failure = (typeof FAILURES)[number];

/** In minor units of an ISO 4217 currency. */
export interface Charge {
  minor: number;
  currency: string;
}

export interface Order {
  /** Our id at the provider, and the key that makes a repeated start the same page. */
  attemptId: string;
  charge: Charge;
  /** Of the payment, for people. */
  reference: string;
  description: string;
  email: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface PaymentPage {
  providerId: string;
  url: string;
}

export interface StartedAttempt {
  id: string;
  providerId: string;
}

export interface ReceivedMoney {
  transactionId: string;
  /** As the provider reports it: unchecked. */
  attemptId: string | null;
  charge: Charge;
  paidAt: Date;
  /** Empty where the provider does not say. */
  payer: string;
}

export type Progress =
  | { kind: 'open'; failure: Failure | null }
  | { kind: 'paid'; money: ReceivedMoney }
  | { kind: 'ended'; failure: Failure | null };

export interface RefundOrder {
  /** Ours: a refund with it is made once. */
  refundId: string;
  transactionId: string;
  charge: Charge;
  /** For the payer. */
  reason: string;
}

/** @property providerId the provider's id of the refund */
export type RefundProgress =
  | { kind: 'under-way'; providerId: string }
  | { kind: 'paid'; providerId: string }
  | { kind: 'failed'; reason: string }
  /** The money went back before, by a refund that cannot be told to be this one. */
  | { kind: 'refunded-before' };

export interface ReportedRefund {
  /** The provider's. */
  id: string;
  /** Of ours; null for a refund of others, undefined where the provider does not say. */
  refundId: string | null | undefined;
  charge: Charge;
  isFailed: boolean;
}

/** A payer told the bank that the charge was wrong: a chargeback. */
export interface ReportedDispute {
  /** The provider's. */
  id: string;
  /** Disputed; often the whole charge. */
  charge: Charge;
  /** Won: the conference keeps the money. */
  end: 'won' | 'lost' | null;
}

interface EventFacts {
  /** The same for each repetition. */
  id: string;
  type: string;
}

export type GatewayEvent = EventFacts &
  (
    | { kind: 'paid'; money: ReceivedMoney }
    | { kind: 'failed'; attemptId: string | null; failure: Failure }
    | { kind: 'ended'; attemptId: string | null }
    | {
        kind: 'refund';
        transactionId: string | null;
        attemptId: string | null;
        refund: ReportedRefund;
      }
    | {
        kind: 'dispute';
        transactionId: string | null;
        attemptId: string | null;
        dispute: ReportedDispute;
      }
    | { kind: 'unused' }
  );

export interface RawEvent {
  /** The bytes as they came: signatures are over them. */
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  now: Date;
}

export interface Gateway {
  readonly name: GatewayName;

  /** @throws ProviderError */
  start(order: Order): Promise<PaymentPage>;

  /** @throws ProviderError */
  status(attempt: StartedAttempt): Promise<Progress>;

  /** Keeps the page from taking money, where the provider can. @throws ProviderError */
  end(attempt: StartedAttempt): Promise<void>;

  /**
   * Idempotent: looks for the refund first, so a repeated call says what became of it.
   * @throws ProviderError
   */
  refund(order: RefundOrder): Promise<RefundProgress>;

  /** @throws ForgedEvent without a valid signature, or with a body that is no event */
  read(event: RawEvent): GatewayEvent;
}

/** A signature that is missing, wrong or too old, or bytes that are no event. */
export class ForgedEvent extends Error {}

/** The provider did not answer, or refused. Its message has no secrets. */
export class ProviderError extends Error {
  /**
   * @param status of HTTP; undefined without an answer
   * @param code the provider's
   */
  constructor(
    message: string,
    readonly status?: number,
    readonly code?: string,
  ) {
    super(message);
  }
}

export function headerOf({ headers }: RawEvent, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

export function isSameCharge(one: Charge, other: Charge): boolean {
  return one.minor === other.minor && one.currency === other.currency;
}
