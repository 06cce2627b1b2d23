import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Alert, Button, EmptyState, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../paths';
import { DownloadStatus } from '../../shared/download-status';
import { useStartDownload } from '../../shared/downloads.api';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import { FilterField } from '../../shared/list/tools/filter-field';
import { FilterTabs } from '../../shared/list/tools/filter-tabs';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { useStartJob } from './document-jobs.api';
import { DocumentJobs } from './document-jobs';
import { DocumentDrawer } from './document-drawer';
import { documentRow } from './document-row';
import { type DocumentKind, documentsQuery, PAGE_SIZE } from './documents.api';
import { texts } from './texts';

const KINDS = ['presentation', 'reviewing', 'acceptance', 'badge'] as const;
const kindTabs = KINDS.map((value) => ({ value, label: texts.kinds[value] }));

export default function DocumentsPage() {
  const list = useList({ sort: 'name', filters: ['kind', 'state'] });
  const page = useQuery(documentsQuery(list.query));
  const [isIssuing, setIssuing] = useState(false);
  const download = useStartDownload();
  const kind = (list.get('kind') || 'attendance') as DocumentKind;
  const { toIssue = 0, withoutEvidence, issued = 0, all } = page.data?.counts ?? {};
  const job = useStartJob(kind);
  const states = [
    { value: 'without-evidence', label: texts.states['without-evidence'], count: withoutEvidence },
    { value: 'issued', label: texts.states.issued, count: issued },
    { value: 'all', label: texts.states.all, count: all },
  ];
  return (
    <ListPage
      list={list}
      title={texts.title}
      actions={
        <>
          {kind === 'attendance' && (
            <Link to={adminPaths.onlineAttendance.href()}>{texts.onlineAttendance}</Link>
          )}
          <Link to={adminPaths.revokedDocuments.href()}>{texts.revokedList.title}</Link>
          {kind !== 'badge' && (
            <Link to={adminPaths.documentTexts.href({ kind })}>{texts.editTexts}</Link>
          )}
          <Button
            look="outlined"
            onClick={() => download.mutate({ kind: 'document-preview', documentKind: kind })}
          >
            {texts.preview}
          </Button>
          {issued > 0 && (
            <>
              <Button look="outlined" onClick={() => job.mutate('pdf')}>
                {texts.print}
              </Button>
              <Button look="outlined" onClick={() => job.mutate('zip')}>
                {texts.archive}
              </Button>
            </>
          )}
          {toIssue > 0 && (
            <Button onClick={() => setIssuing(true)}>{texts.issueAll({ count: toIssue })}</Button>
          )}
        </>
      }
      tabs={
        <FilterTabs
          list={list}
          name="kind"
          label={texts.kind}
          all={texts.kinds.attendance}
          tabs={kindTabs}
          within={['state']}
        />
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <FilterField
            list={list}
            name="state"
            label={texts.state}
            all={texts.states['to-issue']}
            options={states}
          />
        </>
      }
      drawer={(id, close) => <DocumentDrawer key={id} kind={kind} subjectId={id} onClose={close} />}
    >
      <DownloadStatus download={download} />
      {!isIssuing && job.error && (
        <Alert severity="error">{messageOf(job.error, texts.failed)}</Alert>
      )}
      <DocumentJobs kind={kind} />
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={documentRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.none}>{texts.noneHints[kind]}</EmptyState>}
      />
      {isIssuing && (
        <ConfirmDialog
          title={texts.issueAllTitle({ count: toIssue })}
          text={texts.issueAllText}
          confirm={texts.issueAll({ count: toIssue })}
          keep={texts.keep}
          error={job.error && messageOf(job.error, texts.failed)}
          onClose={() => setIssuing(false)}
          onConfirm={async () => {
            await job.mutateAsync('documents');
            setIssuing(false);
          }}
        />
      )}
    </ListPage>
  );
}
