/** The categories of EN 16931 that the product uses (BT-118, BT-151). */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'O';

export interface TaxTreatment {
  category: TaxCategory;
  /** Percent in hundredths: 2000 is 20%. Zero except for S. */
  basisPoints: number;
  /** Why there is no tax (BT-120): required for E, AE and O. */
  reason: string | null;
}

export interface TaxableLine {
  name: string;
  /** Negative for a reduction. */
  cents: number;
  treatment: TaxTreatment;
}

export interface TaxedLine {
  name: string;
  /** BT-131 */
  netCents: number;
  category: TaxCategory;
  basisPoints: number;
}

/** One for each category and rate (BG-23). */
export interface TaxSum extends TaxTreatment {
  /** BT-116 */
  taxableCents: number;
  /** BT-117 */
  taxCents: number;
}

export interface TaxFacts {
  lines: TaxedLine[];
  sums: TaxSum[];
  /** BT-109 */
  netCents: number;
  /** BT-110 */
  taxCents: number;
  /** BT-112 */
  grossCents: number;
  /** BT-114: what an amount with tax included differs from the gross. */
  roundingCents: number;
}

/** Half a cent is rounded away from zero. */
export function taxOn(netCents: number, basisPoints: number): number {
  const tax = Math.floor((Math.abs(netCents) * basisPoints + 5_000) / 10_000);
  return netCents < 0 ? 0 - tax : tax;
}

/**
 * Tax is rounded for each category and rate, not for each line: BT-117 = BT-116 × rate (BR-CO-17), where
 * BT-116 is the sum of the lines (BR-S-08). Some amounts with tax included are no such sum: they differ by
 * the rounding amount, at most one cent for each rate (BR-CO-16).
 * @param isIncluded the amounts of the lines contain the tax
 * @see EN 16931-1:2017, 6.4
 */
export function taxOf(lines: readonly TaxableLine[], isIncluded: boolean): TaxFacts {
  const groups = groupsOf(lines);
  const net = new Map(groups.flatMap((group) => (isIncluded ? netOf(group) : asTheyAre(group))));
  const sums = groups.map((group): TaxSum => {
    const { treatment } = group[0];
    const taxableCents = total(group.map((line) => net.get(line) ?? 0));
    return { ...treatment, taxableCents, taxCents: taxOn(taxableCents, treatment.basisPoints) };
  });
  const netCents = total(sums.map(({ taxableCents }) => taxableCents));
  const taxCents = total(sums.map((sum) => sum.taxCents));
  const grossCents = netCents + taxCents;
  const given = total(lines.map(({ cents }) => cents));
  return {
    lines: lines.map((line) => ({
      name: line.name,
      netCents: net.get(line) ?? 0,
      category: line.treatment.category,
      basisPoints: line.treatment.basisPoints,
    })),
    sums,
    netCents,
    taxCents,
    grossCents,
    roundingCents: isIncluded ? given - grossCents : 0,
  };
}

type Group = [TaxableLine, ...TaxableLine[]];

/** Of one category and rate. */
function groupsOf(lines: readonly TaxableLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const { category, basisPoints } = line.treatment;
    const key = `${category} ${basisPoints}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

function asTheyAre(group: Group): [TaxableLine, number][] {
  return group.map((line) => [line, line.cents]);
}

/** The rest of the division goes to the lines that lose most by rounding down. */
function netOf(group: Group): [TaxableLine, number][] {
  const { basisPoints } = group[0].treatment;
  const whole = 10_000 + basisPoints;
  const net = netWithin(total(group.map(({ cents }) => cents)), basisPoints);
  const shares = group.map((line) => {
    const cents = Math.floor((line.cents * 10_000) / whole);
    return { line, cents, lost: line.cents * 10_000 - cents * whole };
  });
  const missing = net - total(shares.map(({ cents }) => cents));
  const raised = new Set(
    [...shares].sort((one, other) => other.lost - one.lost).slice(0, Math.max(0, missing)),
  );
  const over = Math.min(0, missing);
  return shares.map((share, index) => [
    share.line,
    share.cents + (raised.has(share) ? 1 : 0) + (index === 0 ? over : 0),
  ]);
}

/** The net amount whose gross comes closest to the given one. */
function netWithin(grossCents: number, basisPoints: number): number {
  const guess = Math.round((grossCents * 10_000) / (10_000 + basisPoints));
  const off = (net: number) => Math.abs(net + taxOn(net, basisPoints) - grossCents);
  return [guess, guess - 1, guess + 1].reduce((best, net) => (off(net) < off(best) ? net : best));
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
