import { IconCheck } from '@plenary/kit/art/icons';
import { formatDay } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Alert, Chip, colours, Link, Page, styled, type Tone } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/loaded';
import { NumberForm } from './number-form';
import { texts } from './texts';
import { verifiedQuery, type Verified } from './verify.api';

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxInlineSize: 640,
});

const Facts = styled('dl')({
  borderBlockStart: `6px solid ${colours.primary}`,
  '& > div': { paddingBlock: 12, borderBlockEnd: `1px solid ${colours.hairline}` },
  '& dt': { fontSize: '0.9375rem', color: colours.muted },
  '& dd': { color: colours.ink, fontWeight: 700, overflowWrap: 'anywhere' },
});

const Small = styled('p')({ fontSize: '0.9375rem', color: colours.muted });

const Another = styled('section')({
  display: 'grid',
  gap: 16,
  marginBlockStart: 16,
  paddingBlockStart: 24,
  borderBlockStart: `6px solid ${colours.indigo200}`,
  '& h2': { fontSize: '1.375rem' },
});

const Note = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& code': { fontSize: '1.0625rem' },
});

const TONES: Record<Verified['state'], Tone> = {
  valid: 'green',
  replaced: 'amber',
  revoked: 'red',
  erased: 'grey',
  unknown: 'grey',
  mistyped: 'grey',
};

/** Opened by the QR code of a document: strangers read it, on phones. */
export default function VerifyPage() {
  const { number = '' } = useParams();
  const query = useQuery(verifiedQuery(number));
  const { data } = query;
  return (
    <>
      <PageHead
        title={data?.facts?.title ?? texts.title}
        trail={[{ label: texts.title }]}
        note={
          data && (
            <Note role="status">
              <State {...data} />
              {data.number && <code>{data.number}</code>}
            </Note>
          )
        }
      />
      <Page>
        <Column>
          {number === '' ? (
            <p>{texts.lead}</p>
          ) : (
            <Loaded query={query} failed={texts.failed}>
              {(document) => <Statement {...document} />}
            </Loaded>
          )}
          <Another aria-labelledby="another-title">
            <h2 id="another-title">{number === '' ? texts.number : texts.another}</h2>
            <NumberForm />
          </Another>
        </Column>
      </Page>
    </>
  );
}

function State({ state, endedAt }: Verified) {
  const day = endedAt ? dayOf(endedAt) : '';
  const shown = texts.states[state];
  const text = typeof shown === 'string' ? shown : shown({ day });
  return (
    <Chip tone={TONES[state]} icon={state === 'valid' && <IconCheck />}>
      {text}
    </Chip>
  );
}

function Statement({ state, facts }: Verified) {
  return (
    <>
      <p>{texts.notes[state]}</p>
      {facts && (
        <>
          <Facts>
            {factsOf(facts).map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          <Alert severity="warning" role="note">
            {texts.differs} <Link to={paths.contact.href()}>{texts.report}</Link>
          </Alert>
          <Small>{texts.limits}</Small>
        </>
      )}
    </>
  );
}

function factsOf(facts: NonNullable<Verified['facts']>): [term: string, value: string][] {
  const { name, mode, paper, event, date, issuedAt } = facts;
  const role = texts.roles[facts.role];
  const all: [string, string | null][] = [
    [texts.name, name],
    [texts.role, mode ? texts.inMode({ role, mode }) : role],
    [texts.paper, paper],
    [texts.event, event],
    [texts.date, date],
    [texts.issued, dayOf(issuedAt)],
  ];
  return all.filter((each): each is [string, string] => !!each[1]);
}

const dayOf = (instant: string) => formatDay(instant.slice(0, 'yyyy-mm-dd'.length));
