import type { components } from '../api';

type WholeEdition = components['schemas']['Edition'];

/** Legal texts and papers of the schedule are only part of the pages that show them. */
export type Edition = Omit<WholeEdition, 'legal'> & Partial<Pick<WholeEdition, 'legal'>>;
