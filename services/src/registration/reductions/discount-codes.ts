import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { type AttemptLimit, Attempts } from '../../identity/credentials/attempts.js';
import { Clock } from '../../platform/core/clock.js';
import { HOUR } from '../../platform/core/time.js';
import type { Line } from '../extras/price-line.entity.js';
import { type CodeUser, countUses, lockCode } from './code-uses.read-model.js';
import { DiscountCode } from './discount-code.entity.js';
import { discountLine, isUsedUp, keyOf, problemOf } from './discount-rules.js';
import { codeRefused, unknownCode } from './reductions.errors.js';

/** Unknown codes. Each call counts until its code is known, and many people can share an address. */
const guesses = {
  byAccount: { name: 'discount-code', most: 10, within: HOUR },
  byAddress: { name: 'discount-code-address', most: 50, within: HOUR },
} satisfies Record<string, AttemptLimit>;

interface Asked {
  typed: string;
  packageId: PackageId;
  feeCents: number;
  /** Null without an account. */
  userId: string | null;
  /** The caller's IP address. */
  address: string;
}

@Injectable()
export class DiscountCodes {
  constructor(
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /**
   * What a code would reduce; reserves nothing.
   * @param tx outside a transaction: a refused guess counts
   * @throws AppError VALIDATION_FAILED for an unknown code or another package, CLOSED outside its days,
   *   CONFLICT when it is used up, RATE_LIMITED after too many unknown codes
   */
  async offer(
    tx: EntityManager,
    { id: editionId, document }: EditionSnapshot,
    { typed, packageId, feeCents, userId, address }: Asked,
  ): Promise<{ id: string; line: Line | undefined }> {
    const limit = userId === null ? guesses.byAddress : guesses.byAccount;
    const guesser = userId ?? address;
    const at = await this.attempts.spend(tx, limit, guesser);
    const codeKey = keyOf(typed);
    const isOn = document.reductions.discountCodes;
    const code = isOn ? await tx.findOneBy(DiscountCode, { editionId, codeKey }) : null;
    if (!code) throw unknownCode();
    await this.attempts.giveBack(tx, limit, guesser, at);
    const problem = problemOf(code, packageId, document.timeZone, this.clock.now());
    if (problem) throw codeRefused(problem);
    const line = discountLine(code, feeCents);
    // Of a person without an account the address is not known yet.
    await this.expectLeft(tx, code, line, { userId, email: '' });
    return { id: code.id, line };
  }

  /** The line of a quoted code. */
  async line(tx: EntityManager, id: string, feeCents: number): Promise<Line | undefined> {
    return discountLine(await tx.findOneByOrFail(DiscountCode, { id }), feeCents);
  }

  /**
   * Locks the code until the transaction ends, so that its last use is taken once. The line must be
   * written in the same transaction. A quote is honoured after the code's last day, not after its stop.
   * @throws AppError CLOSED, CONFLICT
   */
  async take(tx: EntityManager, line: Line, user: CodeUser): Promise<void> {
    await this.lock(tx, line.item);
    const code = await tx.findOneByOrFail(DiscountCode, { id: line.item });
    if (code.stoppedAt) throw codeRefused('stopped');
    await this.expectLeft(tx, code, line, user);
  }

  /**
   * The line after a change of package: never more than before, so that no limit is exceeded. Undefined
   * for a package that the code is not for.
   */
  async kept(
    tx: EntityManager,
    line: Line,
    packageId: PackageId,
    feeCents: number,
  ): Promise<Line | undefined> {
    const code = await tx.findOneByOrFail(DiscountCode, { id: line.item });
    const isForPackage = code.packages.length === 0 || code.packages.includes(packageId);
    const changed = isForPackage ? discountLine(code, feeCents) : undefined;
    return changed && { ...line, amountCents: Math.max(changed.amountCents, line.amountCents) };
  }

  private async lock(tx: EntityManager, id: string): Promise<void> {
    await lockCode.one(tx, { id });
  }

  private async expectLeft(
    tx: EntityManager,
    code: DiscountCode,
    line: Line | undefined,
    user: CodeUser,
  ): Promise<void> {
    const used = await countUses.one(tx, { id: code.id, ...user });
    if (isUsedUp(code, used, -(line?.amountCents ?? 0))) throw codeRefused('usedUp');
    const { maxUsesPerPerson } = code;
    if (maxUsesPerPerson !== null && used.own >= maxUsesPerPerson) throw codeRefused('usedByYou');
  }
}
