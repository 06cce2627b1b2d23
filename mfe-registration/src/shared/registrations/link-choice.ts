import { feePackages, packageById, type Edition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { academicCategories, type AcademicCategory } from './registration-data';

/** A choice made by a link to the form, such as a price; followed before hydration, too. */
export interface LinkChoice {
  /** Any package that publishes a paper, when no package is named. */
  as?: 'presenter';
  package?: string;
  category?: AcademicCategory;
  paper?: string;
}

export function formLink(choice: LinkChoice): string {
  return `${paths.conferenceForm.href()}?${new URLSearchParams({ ...choice }).toString()}`;
}

/** Unknown packages and categories are left out. */
export function choiceOfLink(edition: Edition, search: string) {
  const query = new URLSearchParams(search);
  const named = packageById(edition, query.get('package') ?? '');
  const publication = feePackages(edition).find(({ publishesPaper }) => publishesPaper);
  return {
    offer: named ?? (query.get('as') === 'presenter' ? publication : undefined),
    category: academicCategories.find((category) => category === query.get('category')),
    paperId: query.get('paper') ?? undefined,
  };
}
