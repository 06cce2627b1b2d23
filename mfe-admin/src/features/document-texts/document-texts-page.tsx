import { messageOf } from '@plenary/kit/api';
import { useParams } from '@plenary/kit/router';
import { Actions, EmptyState, ErrorState, Link, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { AdminPage } from '../../shared/page/admin-page';
import { Announcement } from '../../shared/page/announcement';
import { textsQuery, type WordedKind } from './document-texts.api';
import { LayoutForm } from './layout-form';
import { texts } from './texts';

const KINDS = Object.keys(texts.kinds) as WordedKind[];

export default function DocumentTextsPage() {
  const kind = useParams().kind as WordedKind;
  const [done, setDone] = useState('');
  const isKnown = KINDS.includes(kind);
  const layout = useQuery({ ...textsQuery(kind), enabled: isKnown });
  const title = isKnown ? texts.titles[kind] : texts.unknown;
  const trail = [{ label: texts.documents, to: adminPaths.documents.href() }, { label: title }];
  return (
    <AdminPage title={title} trail={trail}>
      {isKnown && <p>{texts.lead}</p>}
      <nav aria-label={texts.others}>
        <Actions>
          {KINDS.filter((other) => other !== kind).map((other) => (
            <Link key={other} to={adminPaths.documentTexts.href({ kind: other })}>
              {texts.kinds[other]}
            </Link>
          ))}
        </Actions>
      </nav>
      <Announcement text={done} />
      {!isKnown && <EmptyState title={texts.unknown}>{texts.unknownHint}</EmptyState>}
      {isKnown && layout.isPending && <Spinner />}
      {layout.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(layout.error, texts.noReason)}
          onRetry={() => void layout.refetch()}
        />
      )}
      {layout.data && (
        <LayoutForm key={`${kind} ${layout.data.version}`} layout={layout.data} onDone={setDone} />
      )}
    </AdminPage>
  );
}
