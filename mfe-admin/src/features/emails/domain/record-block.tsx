import { Chip, colours, CopyButton, fonts, styled, type Tone } from '@plenary/kit/ui';
import { Block } from '../../../shared/page/columns';
import type { DomainRecord } from './domain.api';
import { texts } from './texts';

const tones: Record<DomainRecord['state'], Tone> = {
  ok: 'green',
  ...{ missing: 'red', several: 'red', wrong: 'red' },
  ...{ unsure: 'amber', off: 'grey', unknown: 'grey' },
};

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

const Values = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  alignItems: 'start',
  '& dt': { color: colours.muted, fontSize: '0.8125rem' },
  '& dd': { margin: 0, display: 'grid', gap: 8, justifyItems: 'start' },
  '& code': { font: `0.8125rem/1.5 ${fonts.reference}`, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '80px minmax(0, 1fr)' },
}));

export function RecordBlock({ record }: { record: DomainRecord }) {
  const { kind, state, name, found, expected } = record;
  const title = texts.kinds[kind];
  return (
    <Block aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <Chip tone={tones[state]}>{texts.states[state]}</Chip>
      </Head>
      <p>{texts.purposes[kind]}</p>
      {found.length > 0 && (
        <Values>
          <dt>{texts.found}</dt>
          <dd>
            {found.map((value) => (
              <code key={value}>{value}</code>
            ))}
          </dd>
        </Values>
      )}
      <p>{adviceOn(record)}</p>
      {expected && (
        <Values>
          <Copied label={texts.name} of={title} value={name} />
          <Copied label={texts.value} of={title} value={expected} />
        </Values>
      )}
    </Block>
  );
}

function Copied({ label, of, value }: { label: string; of: string; value: string | null }) {
  if (value === null) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton name={`${of}: ${label}`} value={value} />
      </dd>
    </>
  );
}

function adviceOn({ kind, state, needs }: DomainRecord): string | null {
  switch (state) {
    case 'ok':
      return null;
    case 'wrong':
      return { spf: texts.wrongSpf, dkim: texts.wrongDkim, dmarc: texts.wrongDmarc }[kind];
    case 'unsure':
      return texts.advice.unsure({ needs: needs ?? '' });
    case 'missing':
    case 'several':
    case 'off':
    case 'unknown':
      return texts.advice[state];
  }
}
