import { DialogFrame } from '@plenary/kit/dialogs';
import { Actions, Button, colours, fonts, LinkButton, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import { paperNumber } from '../papers.api';
import type { Passage, SimilarPaper } from './similarity.api';
import { texts } from './texts';

/** Next to each other where both columns are wide enough to read, below each other on phones. */
const Pair = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 32px',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& :is(h3, h4)': { fontFamily: fonts.body, fontSize: '0.9375rem', color: colours.ink },
  '& h3': { gridColumn: '1 / -1' },
  '& h4': { fontSize: '0.8125rem', color: colours.muted },
  '& p': { overflowWrap: 'anywhere', color: colours.muted, fontSize: '0.9375rem' },
  '& mark': { color: colours.ink, backgroundColor: colours.warningTint, borderRadius: 3 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

export interface SharedPassagesProps {
  match: SimilarPaper;
  onClose: () => void;
}

export function SharedPassages({ match, onClose }: SharedPassagesProps) {
  const { paper, passages, percent } = match;
  const number = paperNumber(paper.number);
  return (
    <DialogFrame
      isWide
      title={texts.passagesTitle({ paper: number })}
      text={texts.passages({ count: passages.length, percent })}
      onClose={onClose}
    >
      {passages.map(({ own, other }, at) => (
        <Pair key={at} aria-label={texts.passage({ number: at + 1 })}>
          <h3>{texts.passage({ number: at + 1 })}</h3>
          <Side title={texts.thisPaper} pieces={own} />
          <Side title={number} pieces={other} />
        </Pair>
      ))}
      <Actions>
        <Button onClick={onClose}>{texts.close}</Button>
        <LinkButton look="text" to={adminPaths.paper.href({ paperId: paper.id })}>
          {texts.openPaper({ paper: number })}
        </LinkButton>
      </Actions>
    </DialogFrame>
  );
}

function Side({ title, pieces }: { title: string; pieces: Passage['own'] }) {
  return (
    <div>
      <h4>{title}</h4>
      <p dir="auto">
        {pieces.map(({ text, isMatching }, at) =>
          isMatching ? <mark key={at}>{text}</mark> : text,
        )}
      </p>
    </div>
  );
}
