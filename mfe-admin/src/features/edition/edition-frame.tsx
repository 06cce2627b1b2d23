import { messageOf } from '@plenary/kit/api';
import { ErrorState, useArrival } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../../paths';
import { ListSkeleton } from '../../shared/list/list-skeleton';
import { AdminPage } from '../../shared/page/admin-page';
import type { AdminEdition } from './edition.api';
import { texts } from './texts';
import { useSelectedEdition } from './use-selected-edition';

type Choice = ReturnType<typeof useSelectedEdition>;
/** The choice of an edition that is loaded. */
export type LoadedChoice = Choice & { planned: NonNullable<Choice['planned']> };

interface EditionFrameProps {
  title?: string;
  children: (edition: AdminEdition, choice: LoadedChoice) => ReactNode;
}

/** Waits for the scheduled changes too: contradictions that they end never show. */
export function EditionFrame({ title, children }: EditionFrameProps) {
  const choice = useSelectedEdition();
  const { error, search, planned } = choice;
  const edition = useArrival(planned && choice.edition);
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
      {edition && planned && children(edition, { ...choice, planned })}
    </AdminPage>
  );
}
