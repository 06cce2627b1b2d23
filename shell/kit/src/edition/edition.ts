import type { components } from '../api';

type WholeEdition = components['schemas']['Edition'];

/** Legal texts are only part of the pages that show them. */
export type Edition = Omit<WholeEdition, 'legal'> & Partial<Pick<WholeEdition, 'legal'>>;
