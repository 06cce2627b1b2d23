import { messageOf } from '@plenary/kit/api';
import { ErrorState, Link, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { texts as sharedTexts } from '../../shared/texts';
import { List, Row } from './assignment-list';
import { texts } from './texts';

const Part = styled('section')({ display: 'grid', gap: 12, marginBlockStart: 32 });

interface Task {
  paperId: string;
  paperNumber: number | null;
  paperTitle: string;
  paperKind: keyof typeof sharedTexts.paperKinds;
  topic: string;
}

interface TaskListProps<Item extends Task> {
  title: string;
  failed: string;
  query: UseQueryResult<Item[]>;
  href: (item: Item) => string;
  status: (item: Item) => ReactNode;
}

/** Papers of which the reviewer has another task than a review; nothing without any. */
export function TaskList<Item extends Task>(props: TaskListProps<Item>) {
  const { title, failed, query, href, status } = props;
  const id = useId();
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={failed}
        message={messageOf(query.error, texts.failedHint)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data?.length) return null;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List role="list">
        {query.data.map((item) => {
          const { paperId, paperNumber, paperTitle, paperKind, topic } = item;
          const facts = [
            paperNumber !== null && texts.paper({ number: paperNumber }),
            sharedTexts.paperKinds[paperKind],
            topic,
          ];
          return (
            <Row key={paperId}>
              <div>
                <Link to={href(item)}>{paperTitle}</Link>
                <p>{facts.filter(Boolean).join(' · ')}</p>
              </div>
              <div />
              <div>{status(item)}</div>
            </Row>
          );
        })}
      </List>
    </Part>
  );
}
