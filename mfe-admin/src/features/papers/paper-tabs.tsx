import { paths } from '@plenary/kit/paths';
import { useMay } from '@plenary/kit/session';
import { ListTabs } from '../../shared/list/tools/list-tabs';
import { adminPaths } from '../../paths';
import { texts as institutions } from './institutions/texts';
import { texts as reviewers } from './reviewers/texts';
import { texts } from './texts';

const lists = [
  { to: paths.adminPapers.href(), label: texts.title },
  { to: adminPaths.reviewers.href(), label: reviewers.title },
];

const forSettings = { to: adminPaths.institutions.href(), label: institutions.title };

export function PaperTabs({ current }: { current: string }) {
  const isShown = useMay()('reviewing:write');
  return (
    <ListTabs
      label={reviewers.lists}
      lists={isShown ? [...lists, forSettings] : lists}
      current={current}
    />
  );
}
