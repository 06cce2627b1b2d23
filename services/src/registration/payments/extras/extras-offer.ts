import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { dollars, packageOf } from '../../../conference/editions/fees.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { isOnSale, packageLine, totalOf } from '../../extras/extra-lines.js';
import { ExtraStock } from '../../extras/extra-stock.js';
import { presentLine } from '../../extras/extras.schema.js';
import { PriceQuotes } from '../../extras/price-quotes.js';
import { priceDiffers } from '../../registrations/registrations.errors.js';
import type { AvailableExtras, Quote, QuoteRequest } from './registration-extras.schema.js';

@Injectable()
export class ExtrasOffer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly stock: ExtraStock,
    private readonly quotes: PriceQuotes,
    private readonly clock: Clock,
  ) {}

  async available(): Promise<AvailableExtras> {
    const tx = this.dataSource.manager;
    const { id: editionId, document } = await this.editions.current(tx);
    if (document.extras.length === 0) return { items: [] };
    const sold = await this.stock.sold(tx, editionId);
    const now = this.clock.now();
    const items = document.extras.map((extra) => {
      const { id, quantity } = extra;
      const left = quantity === undefined ? null : Math.max(0, quantity - (sold.get(id) ?? 0));
      return { id, left, isOnSale: left !== 0 && isOnSale(extra, document.timeZone, now) };
    });
    return { items };
  }

  /** @throws AppError PRICE_DIFFERS for an unknown package, and as `PriceQuotes.make` */
  async quote({ registrationPackage, academicCategory, extras }: QuoteRequest): Promise<Quote> {
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const offer = packageOf(edition.fees, registrationPackage);
    if (!offer) throw priceDiffers();
    const quote = await this.quotes.make(tx, edition, offer.id, extras);
    const lines = [packageLine(edition, offer.id, offer.cents[academicCategory]), ...quote.extras];
    return {
      id: quote.id,
      lines: lines.map(presentLine),
      total: dollars(totalOf(lines)),
      expiresAt: quote.expiresAt.toISOString(),
    };
  }
}
