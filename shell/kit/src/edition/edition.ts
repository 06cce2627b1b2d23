import type { components } from '../api';

type WholeEdition = components['schemas']['Edition'];

type Carried = 'legal' | 'schedule' | 'rooms' | 'schedulePapers';

/** Legal texts and the schedule are only part of the pages that show them. */
export type Edition = Omit<WholeEdition, Carried> & Partial<Pick<WholeEdition, Carried>>;
