import { paths } from '@plenary/kit/paths';
import { ListTabs } from '../../list/list-tabs';
import { adminPaths } from '../../paths';
import { texts as reviewers } from './reviewer-texts';
import { texts } from './texts';

const lists = [
  { to: paths.adminPapers.href(), label: texts.title },
  { to: adminPaths.reviewers.href(), label: reviewers.title },
];

/** From the papers to those who review them, and back. */
export function PaperTabs({ current }: { current: string }) {
  return <ListTabs label={reviewers.lists} lists={lists} current={current} />;
}
