import { FigureRow } from '../../stats/figure-row';
import type { FiguresProps } from '../../stats/paper-figures';
import { texts } from '../../stats/texts';

export function UserFigures({ stats, heading, to }: FiguresProps) {
  const { total, researchers, reviewers, admins } = texts.users;
  return (
    <FigureRow
      heading={heading}
      to={to}
      figures={[
        [total, stats?.users.total],
        [researchers, stats?.users.researchers],
        [reviewers, stats?.users.reviewers],
        [admins, stats?.users.admins],
      ]}
    />
  );
}
