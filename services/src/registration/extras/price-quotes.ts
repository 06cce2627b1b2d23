import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import type { FeeBand } from '../../conference/editions/fee-bands.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { extraLines } from './extra-lines.js';
import { ExtraStock } from './extra-stock.js';
import type { Line } from './price-line.entity.js';
import { PriceQuote } from './price-quote.entity.js';

const VALID_FOR = 30 * MINUTE;

interface NewQuote {
  packageId: PackageId;
  /** Ids. */
  extras: readonly string[];
  discountCodeId: string | null;
  band: FeeBand | null;
}

export interface RedeemedQuote {
  edition: EditionSnapshot;
  extras: Line[];
  discountCodeId: string | null;
  /** Of the country that the price was shown for. */
  band: FeeBand | null;
  pricedAt: Date;
  isExpired: boolean;
}

/** Prices that were shown, kept for the registration that follows. A quote reserves nothing. */
@Injectable()
export class PriceQuotes implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly stock: ExtraStock,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.sweep());
  }

  /** @throws AppError VALIDATION_FAILED, CLOSED after an extra's last day, SOLD_OUT */
  async make(
    tx: EntityManager,
    edition: EditionSnapshot,
    { packageId, extras: ids, discountCodeId, band }: NewQuote,
  ): Promise<{ id: string; extras: Line[]; expiresAt: Date }> {
    const now = this.clock.now();
    const extras = extraLines(edition, packageId, ids, now);
    await this.stock.check(tx, edition, extras);
    const { id: editionId, feeRevision } = edition;
    const { taxes } = edition.document;
    const sold = { editionId, packageId, extras, feeRevision, discountCodeId, taxes, band };
    const quote = { id: newId(), ...sold, createdAt: now };
    await tx.insert(PriceQuote, quote);
    return { id: quote.id, extras, expiresAt: after(now, VALID_FOR) };
  }

  /**
   * @returns the edition with the fee table and the taxes of the quote; `isExpired` also for a quote of another package
   */
  async redeem(
    tx: EntityManager,
    edition: EditionSnapshot,
    packageId: PackageId,
    id: string,
  ): Promise<RedeemedQuote> {
    const now = this.clock.now();
    const quote = await tx.findOneBy(PriceQuote, { id, editionId: edition.id, packageId });
    if (!quote || after(quote.createdAt, VALID_FOR) < now)
      return {
        edition,
        extras: [],
        discountCodeId: null,
        band: null,
        pricedAt: now,
        isExpired: true,
      };
    const { feeRevision, extras, discountCodeId, band, createdAt: pricedAt } = quote;
    const isOld = feeRevision !== null && feeRevision !== edition.feeRevision;
    const priced = isOld
      ? await this.editions.of(tx, { editionId: edition.id, feeRevision })
      : edition;
    const document = { ...priced.document, taxes: quote.taxes ?? edition.document.taxes };
    const sold = { extras, discountCodeId, band, pricedAt };
    return { edition: { ...priced, document }, ...sold, isExpired: false };
  }

  private async sweep(): Promise<void> {
    const createdAt = LessThan(after(this.clock.now(), -VALID_FOR));
    await this.dataSource.manager.delete(PriceQuote, { createdAt });
  }
}
