import { useDayOf } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { PaperChip, paperState } from '@plenary/kit/states';
import { colours, Link, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { Paper } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { Group } from './group';
import { paperLine } from './paper-line';
import { texts } from './texts';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 24px',
  alignItems: 'center',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  fontSize: '0.9375rem',
  color: colours.muted,
  '& h3': {
    gridColumn: '1 / -1',
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& h3 a': { color: colours.ink },
  '& > p': { gridColumn: '1 / -1' },
  '& a': { paddingBlock: 4 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px) 160px 140px',
    '& h3, & > p': { gridColumn: 'auto' },
    '& > a': { justifySelf: 'end' },
  },
}));

export function Finished({ papers }: { papers: Paper[] }) {
  const dayOf = useDayOf();
  if (papers.length === 0) return null;
  return (
    <Group title={texts.groups.finished} count={papers.length} rule="light">
      {papers.map((paper) => {
        const page = paths.paper.href({ paperId: paper.id });
        const isReviewed = paper.transitions.some(({ action }) => action.startsWith('release-'));
        const title = paper.title || shared.untitled;
        return (
          <Row key={paper.id}>
            <h3>
              <Link to={page}>{title}</Link>
            </h3>
            <p>
              {paperLine(paper, dayOf)}
              {paper.role === 'co-author' && `. ${texts.coAuthor}`}
            </p>
            <div>
              <PaperChip state={paperState(paper)} />
            </div>
            <Link to={isReviewed ? `${page}#reviews` : page}>
              {isReviewed ? shared.next.readReviews : texts.view}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          </Row>
        );
      })}
    </Group>
  );
}
