import { messageOf } from '@plenary/kit/api';
import {
  Actions,
  Chip,
  EmptyState,
  ErrorState,
  LinkButton,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { AdminPage } from '../../../shared/page/admin-page';
import { Block } from '../../../shared/page/columns';
import { PaymentTabs } from '../payment-tabs';
import { texts } from './texts';
import { totalsQuery, type Totals } from './totals.api';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  maxInlineSize: 760,
  paddingBlockStart: 12,
});

/** For caterers, guides and rooms: how many of what. */
export default function TotalsPage() {
  const totals = useQuery(totalsQuery());
  return (
    <AdminPage title={texts.title} action={<Export />}>
      <PaymentTabs current={texts.title} />
      {totals.isError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(totals.error, texts.failedText)}
          onRetry={() => void totals.refetch()}
        />
      )}
      {totals.isPending && <Spinner />}
      {totals.data && <Body {...totals.data} />}
    </AdminPage>
  );
}

function Export() {
  return (
    <ExportMenu
      hint={texts.exportHint}
      request={(format) => ({ kind: 'payments', format, sort: 'name', sensitive: true })}
    />
  );
}

function Body({ registrations, extras, questions }: Totals) {
  if (extras.length === 0 && questions.length === 0) return <Nothing />;
  return (
    <Room>
      <p>{texts.registrations({ count: registrations })}</p>
      {extras.length > 0 && (
        <Block aria-labelledby="extras">
          <h2 id="extras">{texts.extras}</h2>
          <Facts
            items={extras.map(({ name, sold, quantity }) => [
              name,
              quantity === null ? String(sold) : texts.sold({ sold, quantity }),
            ])}
          />
        </Block>
      )}
      {questions.map((question) => (
        <QuestionTotals key={question.id} {...question} />
      ))}
    </Room>
  );
}

function QuestionTotals({
  id,
  label,
  isSensitive,
  answered,
  options,
}: Totals['questions'][number]) {
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <small>
        {texts.answered({ count: answered })}{' '}
        {isSensitive && <Chip tone="grey">{texts.sensitive}</Chip>}
      </small>
      {options.length > 0 && (
        <Facts items={options.map(({ option, count }) => [nameOf(option), String(count)])} />
      )}
    </Block>
  );
}

function nameOf(option: string | boolean): string {
  if (typeof option === 'string') return option;
  return option ? texts.yes : texts.no;
}

function Nothing() {
  const to = (section: string) => adminPaths.editionSection.href({ section });
  return (
    <EmptyState
      title={texts.none}
      action={
        <Actions>
          <LinkButton look="outlined" to={to('questions')}>
            {texts.addQuestions}
          </LinkButton>
          <LinkButton look="outlined" to={to('extras')}>
            {texts.addExtras}
          </LinkButton>
        </Actions>
      }
    >
      {texts.noneHint}
    </EmptyState>
  );
}
