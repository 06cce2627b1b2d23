import { useDayOf } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { paths } from '@plenary/kit/paths';
import { PaperChip, paperState } from '@plenary/kit/states';
import { Actions, Button, colours, fonts, Link, LinkButton, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { NextStepPanel } from '../../shared/papers/next-step';
import type { Paper } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import type { Need } from './groups';
import { Group } from './group';
import { paperLine } from './paper-line';
import { texts } from './texts';

const DeleteDraftDialog = lazy(() => import('./delete-draft-dialog'));

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '12px 48px',
  paddingBlock: 24,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& h3': {
    fontFamily: fonts.body,
    fontSize: '1.25rem',
    lineHeight: 1.3,
    color: colours.ink,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& h3 a': { color: 'inherit', fontWeight: 700 },
  '&:first-of-type h3': { fontSize: '1.5rem' },
  '& > div': { display: 'grid', gap: 8, minInlineSize: 0, alignContent: 'start' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '&:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
  },
}));

const Names = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '8px 12px',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& dt': { color: colours.muted },
});

const Buttons = styled(Actions)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap' },
}));

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  color: colours.muted,
});

const Step = styled('div')({
  '& strong': { display: 'block', fontWeight: 700, color: colours.ink },
  '& p': { fontSize: '0.9375rem', color: colours.muted },
});

/** Only the first paper has the dark panel. */
export function NeedsYou({ needs: [first, ...others] }: { needs: Need[] }) {
  if (!first) return null;
  return (
    <Group
      title={texts.groups.needsYou}
      count={others.length + 1}
      note={others.length > 0 ? texts.newestFirst : undefined}
      rule="heavy"
    >
      <Entry>
        <div>
          <Head paper={first.paper} />
          <NextStepPanel step={first.step} heading="h4" />
          <DeleteDraft paper={first.paper} />
        </div>
        <Details paper={first.paper} />
      </Entry>
      {others.map(({ paper, step }) => (
        <Entry key={paper.id}>
          <div>
            <Head paper={paper} />
            <Step>
              <strong>{step.title}</strong>
              {step.detail && <p>{step.detail}</p>}
            </Step>
          </div>
          <Buttons>
            {step.actions.map(({ label, to }, index) => (
              <LinkButton key={to} look={index === 0 ? 'outlined' : 'text'} to={to}>
                {label}
              </LinkButton>
            ))}
            <DeleteDraft paper={paper} />
          </Buttons>
        </Entry>
      ))}
    </Group>
  );
}

function Head({ paper }: { paper: Paper }) {
  const { id, status, title, role } = paper;
  const dayOf = useDayOf();
  const named = title || shared.untitled;
  return (
    <>
      <Line>
        <PaperChip state={paperState(paper)} /> {paperLine(paper, dayOf)}
        {role === 'co-author' && `. ${texts.coAuthor}`}
      </Line>
      <h3>
        {status === 'draft' ? named : <Link to={paths.paper.href({ paperId: id })}>{named}</Link>}
      </h3>
    </>
  );
}

function Details({ paper }: { paper: Paper }) {
  const { authors, role, status } = paper;
  const names = authors.map(({ givenName, familyName, isCorresponding }) => {
    const name = `${givenName} ${familyName}`.trim();
    return isCorresponding ? texts.correspondingName({ name }) : name;
  });
  return (
    <Names>
      <dt>{texts.authors}</dt>
      <dd>{formatList(names)}</dd>
      <dt>{texts.you}</dt>
      <dd>{role === 'submitter' ? texts.corresponding : texts.coAuthor}</dd>
      {status === 'accepted' && (
        <>
          <dt>{texts.paidBy}</dt>
          <dd>{texts.anyAuthor}</dd>
        </>
      )}
    </Names>
  );
}

function DeleteDraft({ paper: { id, number, status } }: { paper: Paper }) {
  const [isConfirming, setConfirming] = useState(false);
  if (status !== 'draft' || number !== null) return null;
  return (
    <>
      <div>
        <Button look="text" onClick={() => setConfirming(true)}>
          {texts.delete}
        </Button>
      </div>
      {isConfirming && (
        <Suspense fallback={null}>
          <DeleteDraftDialog paperId={id} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </>
  );
}
