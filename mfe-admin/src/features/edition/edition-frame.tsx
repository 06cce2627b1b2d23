import { messageOf } from '@plenary/kit/api';
import { ErrorState, useArrival } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../../paths';
import { ListSkeleton } from '../../shared/list/list-skeleton';
import { AdminPage } from '../../shared/page/admin-page';
import type { AdminEdition } from './edition.api';
import { texts } from './texts';
import { useSelectedEdition } from './use-selected-edition';

interface EditionFrameProps {
  title?: string;
  children: (edition: AdminEdition, choice: ReturnType<typeof useSelectedEdition>) => ReactNode;
}

export function EditionFrame({ title, children }: EditionFrameProps) {
  const choice = useSelectedEdition();
  const { error, search } = choice;
  const edition = useArrival(choice.edition);
  const trail = [{ label: texts.title, to: adminPaths.edition.href() + search }];
  return (
    <AdminPage
      title={title ?? texts.title}
      trail={title === undefined ? undefined : [...trail, { label: title }]}
    >
      {!edition && !error && <ListSkeleton />}
      {!edition && error && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(error, texts.noReason)}
          onRetry={choice.retry}
        />
      )}
      {edition && children(edition, choice)}
    </AdminPage>
  );
}
