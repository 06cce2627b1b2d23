import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import type { EditionDocument, PublicEdition } from './edition.schema.js';
import type { FeeBands } from './fee-bands.schema.js';
import { presentFees } from './fees.js';
import type { FeeTable } from './fees.schema.js';
import { placedNumbers, type ScheduleDay, type SchedulePaper } from './schedule.schema.js';
import { INCOME_YEAR } from './income-groups.js';
import { presentTrack } from './tracks.schema.js';
import type { Taxes } from './taxes.schema.js';
import { SchedulePapers } from './schedule-papers.js';

export interface EditionSnapshot {
  id: string;
  revision: number;
  document: EditionDocument;
  fees: FeeTable;
  feeRevision: number;
}

@Injectable()
export class EditionPresenter {
  constructor(
    private readonly papers: SchedulePapers,
    private readonly config: Config,
  ) {}

  /** As visitors see it. Reads papers only for a schedule that holds some. */
  async present(tx: EntityManager, edition: EditionSnapshot): Promise<PublicEdition> {
    const numbers = placedNumbers(edition.document.schedule);
    return {
      ...presentEdition(edition, await this.papers.released(tx, edition.id, numbers)),
      ...this.paymentPages(edition),
    };
  }

  /** Paystack charges in a local currency, so only with a rate. */
  private paymentPages({ document }: EditionSnapshot): Pick<PublicEdition, 'paymentPages'> {
    const { stripe, paystack } = this.config;
    const hasRate = (document.invoicing.localRates ?? []).length > 0;
    const paymentPages = [
      ...(stripe ? (['stripe'] as const) : []),
      ...(paystack && hasRate ? (['paystack'] as const) : []),
    ];
    return paymentPages.length > 0 ? { paymentPages } : {};
  }
}

/**
 * Leaves out the fields that only organisers, reviewers, authors and paid attendees need.
 * @param papers of the schedule; others are not shown, not even by their numbers
 */
export function presentEdition(
  edition: EditionSnapshot,
  papers: SchedulePaper[] = [],
): PublicEdition {
  const { schedule, ...document } = publicPart(edition.document);
  return {
    ...document,
    schedule: schedule.map((day) => withPapers(day, papers)),
    ...(addsTax(edition.document.taxes) && { addsTax: true }),
    ...(edition.document.feeBands.open && { feeBands: presentBands(edition.document.feeBands) }),
    ...(edition.document.groups.open && { groupsOpen: true as const }),
    ...(edition.document.visaLetters.open && { visaLettersOpen: true as const }),
    ...(edition.document.taxes.reverseCharge && { offersReverseCharge: true as const }),
    ...(edition.document.tracks.length > 0 && {
      tracks: edition.document.tracks.map(presentTrack),
    }),
    ...(papers.length > 0 && { schedulePapers: papers }),
    revision: edition.revision,
    fees: presentFees(edition.fees, edition.feeRevision, edition.document.timeZone),
  };
}

function presentBands({ shares, unclassified, check }: FeeBands) {
  return { year: INCOME_YEAR, shares, unclassified, isChecked: check === 'finance' };
}

function addsTax({ includedInFees, rates }: Taxes): boolean {
  return !includedInFees && rates.length > 0;
}

function withPapers(day: ScheduleDay, shown: SchedulePaper[]): ScheduleDay {
  const isShown = ({ number }: { number: number }) => shown.some((each) => each.number === number);
  return {
    ...day,
    items: day.items.map(({ papers, ...item }) => {
      const left = papers?.filter(isShown) ?? [];
      return left.length > 0 ? { ...item, papers: left } : item;
    }),
  };
}

function publicPart({
  invoicing: _ours,
  taxes: _ofDocuments,
  overdue: _rules,
  groups: _opening,
  feeBands: _shares,
  reviewForm: _reviewers,
  reviewFields: _theirs,
  tracks: _rulesOfPapers,
  agreement: _authors,
  paperLanguages: _search,
  bidding: _bidding,
  responses: _responses,
  discussion: _discussion,
  metaReviews: _metaReviews,
  shepherds: _shepherds,
  places: _limits,
  joining: _paid,
  retention: _periods,
  visaLetters: _officers,
  ...document
}: EditionDocument) {
  return document;
}
