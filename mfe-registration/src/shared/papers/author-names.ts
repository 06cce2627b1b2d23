import { formatList } from '@plenary/kit/i18n';
import type { Paper } from './papers.api';

export function authorNames({ authors }: Paper): string {
  return formatList(authors.map(({ givenName, familyName }) => `${givenName} ${familyName}`));
}
