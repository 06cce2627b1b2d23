import * as z from 'zod/mini';
import { name } from '../../parts/account.schema';
import { texts } from './texts';

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
