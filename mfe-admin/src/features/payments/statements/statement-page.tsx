import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Alert, Chip, EmptyState, ErrorState, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { AdminPage } from '../../../shared/page/admin-page';
import { Announcement } from '../../../shared/page/announcement';
import { texts as payments } from '../texts';
import { NoMatch } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { Toolbar } from '../../../shared/list/tools/toolbar';
import { useList, type List } from '../../../shared/list/use-list';
import { Balances } from './balances';
import { CertainLines } from './certain-lines';
import { ConfirmBar } from './confirm-bar';
import { DuplicateLines } from './duplicate-lines';
import { FindDrawer } from './find-drawer';
import type { ActingProps } from './line-section';
import { PeopleNote } from './people-note';
import { ProposedLines } from './proposed-lines';
import { SettledLines } from './settled-lines';
import { countOf, STATES, StateTabs, type State } from './state-tabs';
import { titleOf } from './statement-row';
import { statementQuery, type Statement, type StatementLine } from './statements.api';
import { texts } from './texts';
import { UnmatchedLines } from './unmatched-lines';
import { UnreadableLines } from './unreadable-lines';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 40px',
  [theme.breakpoints.up('lg')]: {
    '&:not([data-single])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

export default function StatementPage() {
  const { statementId = '' } = useParams();
  const list = useList({ sort: '', filters: ['state'] });
  const statement = useQuery(statementQuery(statementId, list.get('q')));
  const { data } = statement;
  const [done, setDone] = useState('');
  const [error, setError] = useState('');
  const [searched, setSearched] = useState<StatementLine>();
  const report = {
    onDone: (text: string) => {
      setError('');
      setDone(text);
    },
    onError: (failure: unknown) => {
      setDone('');
      setError(messageOf(failure, texts.actionFailed));
    },
  };
  const trail = [
    { label: payments.registrations, to: paths.adminPayments.href() },
    { label: texts.title, to: adminPaths.statements.href() },
  ];
  return (
    <AdminPage
      title={data ? titleOf(data) : texts.titleWithoutDay}
      trail={trail}
      action={data && <Chip tone="grey">{texts.newLines({ count: data.lines })}</Chip>}
    >
      {data && (
        <>
          <PeopleNote key={data.id} statement={data} />
          <Balances statement={data} />
          <StateTabs list={list} statement={data} />
        </>
      )}
      <Toolbar>
        <SearchField list={list} label={texts.searchLines} />
      </Toolbar>
      <Announcement text={done} />
      {error && <Alert severity="error">{error}</Alert>}
      {statement.isPending && <Spinner />}
      {statement.isError && (
        <ErrorState
          title={texts.loadFailed}
          message={messageOf(statement.error, texts.loadFailedText)}
          onRetry={() => void statement.refetch()}
        />
      )}
      {data && (
        <Sections
          key={list.get('state')}
          list={list}
          statement={data}
          onFind={setSearched}
          {...report}
        />
      )}
      {data && data.certain.count > 0 && <ConfirmBar statement={data} {...report} />}
      {searched && (
        <FindDrawer
          line={searched}
          onClose={() => setSearched(undefined)}
          onDone={(text) => {
            setSearched(undefined);
            report.onDone(text);
          }}
        />
      )}
    </AdminPage>
  );
}

interface SectionsProps extends Omit<ActingProps, 'section'> {
  list: List;
  statement: Statement;
}

function Sections({ list, statement, onFind, ...report }: SectionsProps) {
  /** Empty: all lines that need a person. */
  const state = list.get('state');
  const q = list.get('q');
  const { certain, proposals, duplicates, unmatched, unreadable, id } = statement;
  const shows = (section: State) => state === '' || state === section;
  const isEmpty = waiting(state).every((each) => countOf(statement, each) === 0);
  if (isEmpty && q) return <NoMatch list={list} />;
  if (isEmpty) return <EmptyState title={state === '' ? texts.settled : texts.noneHere} />;
  if (state === 'done' || state === 'pending') {
    const count = countOf(statement, state);
    return <SettledLines statementId={id} state={state} q={q} count={count} {...report} />;
  }
  const currency = statement.currency ?? payments.usd;
  return (
    <>
      {shows('certain') && <CertainLines section={certain} isWhole={state === 'certain'} />}
      {shows('proposals') && <ProposedLines section={proposals} onFind={onFind} {...report} />}
      {shows('duplicates') && <DuplicateLines section={duplicates} {...report} />}
      <Pair data-single={state !== '' || undefined}>
        {shows('unmatched') && <UnmatchedLines section={unmatched} onFind={onFind} {...report} />}
        {shows('unreadable') && (
          <UnreadableLines section={unreadable} currency={currency} {...report} />
        )}
      </Pair>
    </>
  );
}

const waiting = (state: string): readonly State[] =>
  STATES.filter((each) => (state === '' ? each !== 'pending' && each !== 'done' : each === state));
