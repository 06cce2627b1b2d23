import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { anyOf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { currentAddress, currentDevice } from '../../platform/http/request-context.js';
import { networkOf } from '../../platform/rate-limit/network-of.js';
import { forgetOf } from './forget-requests.js';

type Kind = 'device' | 'network';

/** Each login renews it. A network is shared and changes its owner; a browser is one person's. */
const KNOWN_FOR: Record<Kind, number> = { device: 180 * DAY, network: 14 * DAY };

const rememberOrigin = statement(
  (p: { key: Buffer; userId: string; kind: Kind; expiresAt: Date }) =>
    db
      .insertInto('login_origins')
      .values({ key: p.key, user_id: p.userId, kind: p.kind, expires_at: p.expiresAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: p.expiresAt })),
);

const findOrigins = statement((p: { keys: Buffer[]; now: Date }) =>
  db
    .selectFrom('login_origins')
    .select('kind')
    .where('key', '=', anyOf(p.keys))
    .where('expires_at', '>', p.now),
);

const listOrigins = statement((p: { userId: string }) =>
  db
    .selectFrom('login_origins')
    .select(['kind', 'expires_at as expiresAt'])
    .where('user_id', '=', p.userId)
    .orderBy('expires_at'),
);

const forgetExpired = statement((p: { now: Date }) =>
  db.deleteFrom('login_origins').where('expires_at', '<=', p.now),
);

/** From where a request comes, as seen by one account. */
export interface Origin {
  /** For counts: the browser when the account knows it, otherwise the network. */
  readonly subject: string;
  readonly isKnownDevice: boolean;
  readonly isKnownNetwork: boolean;
}

/**
 * Browsers and networks from which an account was opened: by a login, a sign-up, a reset or a
 * verification. Kept as hashes keyed by the account, so that accounts of one browser cannot be joined.
 */
@Injectable()
export class LoginOrigins {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The origin of the current request. @param account an id, or an address without an account */
  async current(tx: EntityManager, account: string): Promise<Origin> {
    const places = this.places(account);
    const keys = places.map(({ key }) => key);
    const known = await findOrigins.all(tx, { keys, now: this.clock.now() });
    const isKnownDevice = known.some(({ kind }) => kind === 'device');
    const isKnownNetwork = known.some(({ kind }) => kind === 'network');
    const counted = isKnownDevice ? 'device' : 'network';
    const subject = places.find(({ kind }) => kind === counted)?.key.toString('hex') ?? account;
    return { subject, isKnownDevice, isKnownNetwork };
  }

  /** Admits the browser and the network of the current request from now on. */
  async remember(tx: EntityManager, userId: string): Promise<void> {
    const now = this.clock.now();
    for (const { key, kind } of this.places(userId)) {
      const expiresAt = after(now, KNOWN_FOR[kind]);
      await rememberOrigin.run(tx, { key, userId, kind, expiresAt });
    }
  }

  /** After a new password: none is admitted but the one that chose it. */
  async rememberOnlyThis(tx: EntityManager, userId: string): Promise<void> {
    await forgetOf.login_origins.run(tx, { userId });
    await this.remember(tx, userId);
  }

  /** Which kinds are known, and until when: nothing else of them is stored. */
  list(tx: EntityManager, userId: string): Promise<{ kind: string; expiresAt: Date }[]> {
    return listOrigins.all(tx, { userId });
  }

  async forgetOver(tx: EntityManager): Promise<void> {
    await forgetExpired.run(tx, { now: this.clock.now() });
  }

  private places(account: string): { kind: Kind; key: Buffer }[] {
    const [device, address] = [currentDevice(), currentAddress()];
    const network = address && networkOf(address);
    const places: { kind: Kind; key: Buffer }[] = [];
    if (device) places.push({ kind: 'device', key: this.key(account, 'device', device) });
    if (network) places.push({ kind: 'network', key: this.key(account, 'network', network) });
    return places;
  }

  private key(account: string, kind: Kind, place: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`origin:${account}:${kind}:${place}`)
      .digest();
  }
}
