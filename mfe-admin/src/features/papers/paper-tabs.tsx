import { paths } from '@plenary/kit/paths';
import { ListTabs } from '../../shared/list/tools/list-tabs';
import { adminPaths } from '../../paths';
import { texts as reviewers } from './reviewers/texts';
import { texts } from './texts';

const lists = [
  { to: paths.adminPapers.href(), label: texts.title },
  { to: adminPaths.reviewers.href(), label: reviewers.title },
];

export function PaperTabs({ current }: { current: string }) {
  return <ListTabs label={reviewers.lists} lists={lists} current={current} />;
}
