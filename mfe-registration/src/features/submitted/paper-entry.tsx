import { paths } from '@plenary/kit/paths';
import { colours, fonts, Link, LinkButton, styled } from '@plenary/kit/ui';
import type { AcceptedPaper } from '../../papers/accepted-papers.api';
import { PaperState } from '../../papers/paper-state';
import { texts } from './texts';

const Entry = styled('article')({
  display: 'grid',
  gap: 12,
  borderBlockStart: '6px solid #1a237e',
  paddingBlock: '24px 48px',
  '& > h2': { fontFamily: fonts.body, fontSize: '1.5rem', lineHeight: 1.3, maxInlineSize: '40ch' },
  '& > h2 a': { color: colours.ink },
});

const NextStep = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  maxInlineSize: 800,
  marginBlockStart: 12,
  padding: 24,
  backgroundColor: '#000051',
  color: '#fff',
  '& small': { fontSize: '0.875rem', color: colours.mutedOnDark },
  '& h3': { color: '#fff', fontSize: '1.625rem', lineHeight: 1.1 },
  '& a': { marginBlockStart: 8 },
});

/** A paper of the reader's, and what it waits for. */
export function PaperEntry(props: { paper: AcceptedPaper; isRegistered: boolean }) {
  const { paper, isRegistered } = props;
  return (
    <Entry>
      <PaperState paper={paper} />
      <h2>
        <Link to={paths.paper.href({ paperId: paper.id })}>{paper.title}</Link>
      </h2>
      {!isRegistered && (
        <NextStep data-ground="dark">
          <small>{texts.nextStep}</small>
          <h3>{texts.register}</h3>
          <p>{texts.registerText}</p>
          <LinkButton look="outlined" to={paths.conferenceRegister.href()}>
            {texts.register}
          </LinkButton>
        </NextStep>
      )}
    </Entry>
  );
}
