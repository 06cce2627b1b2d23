import { messageOf } from '@plenary/kit/api';
import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Button, Chip, ErrorState, Link, Spinner, type Tone } from '@plenary/kit/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Reference } from '../../../shared/details/reference';
import { ShowMore } from '../../../shared/list/show-more';
import { figure, money } from '../money';
import { Acts, Cell, Figure } from './line-facts';
import { LineSection, type ReportingProps } from './line-section';
import { MarkedText } from './marked-text';
import { settledLinesQuery, useRestoreLine, type SettledLine } from './statements.api';
import { texts } from './texts';
import { UndoButtons } from './undo-buttons';

const TONES: Record<SettledLine['outcome'], Tone> = {
  pending: 'grey',
  'on-hold': 'amber',
  matched: 'green',
  returned: 'grey',
  refund: 'green',
  ignored: 'grey',
  replaced: 'grey',
};

export interface SettledLinesProps extends Pick<ReportingProps, 'onDone' | 'onError'> {
  statementId: string;
  state: 'done' | 'pending';
  q: string;
  count: number;
}

/** Lines that need nothing more, or that are no money yet. */
export function SettledLines(props: SettledLinesProps) {
  const { statementId, state, q, count, onDone, onError } = props;
  const pages = useInfiniteQuery(settledLinesQuery(statementId, state, q));
  const restore = useRestoreLine();
  if (pages.isPending) return <Spinner />;
  if (pages.isLoadingError) {
    return (
      <ErrorState
        title={texts.loadFailed}
        message={messageOf(pages.error, texts.loadFailedText)}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  return (
    <LineSection
      id={state}
      title={texts.states[state]}
      tone="grey"
      section={{ count, amount: 0, items: [] }}
      hint={state === 'pending' ? texts.pendingHint : undefined}
      heads={[texts.outcome, '']}
      foot={<ShowMore pages={pages} label={texts.showNext} />}
    >
      {pages.data.pages.flatMap(({ items }) =>
        items.map((line) => (
          <li key={line.id}>
            <span data-cell="day">{line.date && formatDay(line.date)}</span>
            <Cell data-cell="sender">{line.sender}</Cell>
            <Cell data-cell="text">
              <MarkedText text={line.text} marks={[]} />
            </Cell>
            <Figure data-cell="amount">{line.amount !== null && figure(line.amount)}</Figure>
            <Cell data-cell="proposed">
              <span>
                <Chip tone={TONES[line.outcome]}>{texts.outcomes[line.outcome]}</Chip>
              </span>
              {line.payments.map(({ id, name, reference, amount }) => (
                <small key={id}>
                  {name},{' '}
                  <Link to={`${paths.adminPayments.href()}?item=${id}`}>
                    <Reference>{reference}</Reference>
                  </Link>
                  , {money(amount)}
                </small>
              ))}
              {line.reason !== null && <small>{line.reason}</small>}
              {line.refund !== null && (
                <small>
                  <Reference>{line.refund}</Reference>
                </small>
              )}
            </Cell>
            <Acts data-cell="acts">
              {line.outcome === 'matched' && <UndoButtons line={line} onDone={onDone} />}
              {(line.outcome === 'ignored' || line.outcome === 'refund') && (
                <Button
                  look="outlined"
                  size="small"
                  disabled={restore.isPending}
                  onClick={() =>
                    restore.mutate(line.id, { onSuccess: () => onDone(texts.restored), onError })
                  }
                >
                  {texts.restore}
                </Button>
              )}
            </Acts>
          </li>
        )),
      )}
    </LineSection>
  );
}
