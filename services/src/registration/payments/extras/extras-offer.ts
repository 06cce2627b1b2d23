import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { bandOf, countriesByBand } from '../../../conference/editions/fee-bands.js';
import { dollars, feeAt } from '../../../conference/editions/fees.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { isOnSale, packageLine, totalOf } from '../../extras/extra-lines.js';
import { ExtraStock } from '../../extras/extra-stock.js';
import { presentLine } from '../../extras/extras.schema.js';
import { PriceQuotes } from '../../extras/price-quotes.js';
import { bandLines } from '../../reductions/band-lines.js';
import { DiscountCodes } from '../../reductions/discount-codes.js';
import { withTax } from '../../invoices/tax-lines.js';
import { priceDiffers } from '../../registrations/registrations.errors.js';
import type {
  AvailableExtras,
  FeeBandsAnswer,
  Quote,
  QuoteRequest,
} from './registration-extras.schema.js';

@Injectable()
export class ExtrasOffer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly stock: ExtraStock,
    private readonly quotes: PriceQuotes,
    private readonly codes: DiscountCodes,
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

  /** The share of each income group, with its countries. */
  async feeBands(): Promise<FeeBandsAnswer> {
    const edition = await this.editions.current(this.dataSource.manager);
    return { items: edition.document.feeBands.open ? countriesByBand(edition) : [] };
  }

  /**
   * @param caller whose unknown codes are counted
   * @throws AppError PRICE_DIFFERS for an unknown package, and as `PriceQuotes.make` and `DiscountCodes.offer`
   */
  async quote(
    {
      registrationPackage: packageId,
      academicCategory,
      extras,
      discountCode,
      country,
    }: QuoteRequest,
    caller: { userId: string | null; address: string },
  ): Promise<Quote> {
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const fullCents = feeAt(edition, packageId, academicCategory, this.clock.now());
    if (fullCents === undefined) throw priceDiffers();
    const band = country === undefined ? null : bandOf(edition, country);
    const fee = [packageLine(edition, packageId, fullCents), ...bandLines(band, fullCents)];
    const feeCents = totalOf(fee);
    const discount =
      discountCode === undefined
        ? undefined
        : await this.codes.offer(tx, edition, {
            ...{ typed: discountCode, packageId, feeCents },
            ...caller,
          });
    const discountCodeId = discount?.id ?? null;
    const quote = await this.quotes.make(tx, edition, {
      ...{ packageId, extras, discountCodeId, band },
    });
    const lines = withTax(edition, [
      ...fee,
      ...quote.extras,
      ...(discount?.line ? [discount.line] : []),
    ]);
    return {
      id: quote.id,
      lines: lines.map(presentLine),
      total: dollars(totalOf(lines)),
      expiresAt: quote.expiresAt.toISOString(),
    };
  }
}
