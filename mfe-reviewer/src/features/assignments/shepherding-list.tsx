import { useQuery } from '@tanstack/react-query';
import { reviewerPaths } from '../../paths';
import { ShepherdingStatus } from '../../shared/shepherding-status';
import { shepherdingsQuery } from '../../shared/shepherding.api';
import { TaskList } from './task-list';
import { texts } from './texts';

export function ShepherdingList() {
  return (
    <TaskList
      title={texts.shepherding}
      failed={texts.shepherdingFailed}
      query={useQuery(shepherdingsQuery())}
      href={({ paperId }) => reviewerPaths.shepherding.href({ paperId })}
      status={(paper) => <ShepherdingStatus paper={paper} />}
    />
  );
}
