import * as z from 'zod/mini';
import { name } from '../../shared/account.schema';
import { texts } from './texts';

/** Specification, section 5. */
export const PERSON_TITLES = ['Dr', 'Prof', 'Mr', 'Mrs', 'Ms'];

const { details } = texts;
const line = z.string().check(z.trim());

export const detailsSchema = z.object({
  title: line,
  firstName: name(details.firstName),
  lastName: name(details.lastName),
  organization: name(details.organization),
  position: line,
  country: line,
  phone: line,
});

export type DetailsInput = z.infer<typeof detailsSchema>;
