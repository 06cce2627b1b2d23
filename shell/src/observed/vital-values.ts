/** Where src/observed/vitals.ts leaves the values. */
export const VITALS = '__PLENARY_VITALS__';

export type Vitals = Partial<Record<'lcp' | 'inp' | 'cls', number>>;
