import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { CURRENCY } from '../../platform/core/currency.js';
import type { GatewayAttempt } from './gateway-attempt.entity.js';
import type { Charge } from './providers/gateway.js';

export type Rate = Pick<GatewayAttempt, 'rateMicros' | 'rateDay'>;

type Rated = Rate & Pick<GatewayAttempt, 'chargeMinor' | 'chargeCurrency'>;

const MICRO = 1_000_000n;

/** The edition's, where it has one for the currency. */
export function localRateOf({ invoicing }: EditionDocument, currency: string): Rate | null {
  const [localRate] = invoicing.localRates ?? [];
  if (localRate?.currency !== currency) return null;
  return rateOf(localRate.rate, localRate.day);
}

/** @param rate units of the currency for one USD */
export function rateOf(rate: number, day: string): { rateMicros: string; rateDay: string } {
  return { rateMicros: microsOf(rate).toString(), rateDay: day };
}

/**
 * What a payment page asks for. Providers count hundredths in every currency that a rate can have.
 * @returns null for a local currency without a rate
 */
export function chargeOf(
  { invoicing }: EditionDocument,
  amountCents: number,
  isLocal: boolean,
): Rated | null {
  if (!isLocal) {
    return { chargeMinor: amountCents, chargeCurrency: CURRENCY, rateMicros: null, rateDay: null };
  }
  const [localRate] = invoicing.localRates ?? [];
  if (!localRate) return null;
  const micros = microsOf(localRate.rate);
  return {
    chargeMinor: Number((BigInt(amountCents) * micros + MICRO / 2n) / MICRO),
    chargeCurrency: localRate.currency,
    rateMicros: micros.toString(),
    rateDay: localRate.day,
  };
}

/** In cents of USD; null without a rate. */
export function centsOfCharge({ minor, currency }: Charge, rate: Rate | null): number | null {
  if (currency === CURRENCY) return minor;
  if (rate?.rateMicros == null) return null;
  const micros = BigInt(rate.rateMicros);
  const cents = Number((BigInt(minor) * MICRO + micros / 2n) / micros);
  return Math.max(1, cents);
}

function microsOf(rate: number): bigint {
  return BigInt(Math.round(rate * Number(MICRO)));
}
