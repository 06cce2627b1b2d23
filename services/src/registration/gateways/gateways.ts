import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { Gateway, GatewayName } from './providers/gateway.js';
import { Paystack } from './providers/paystack.js';
import { Stripe } from './providers/stripe.js';

/** The providers whose keys are set. */
@Injectable()
export class Gateways {
  readonly offered: readonly Gateway[];

  constructor({ stripe, paystack }: Config) {
    this.offered = [
      ...(stripe ? [new Stripe(stripe)] : []),
      ...(paystack ? [new Paystack(paystack)] : []),
    ];
  }

  /** Undefined where it is off. */
  find(name: GatewayName): Gateway | undefined {
    return this.offered.find((gateway) => gateway.name === name);
  }
}
