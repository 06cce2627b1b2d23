import { Content, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { TableOfContents } from './table-of-contents';

interface PageSection {
  /** Anchor without '#'. */
  id: string;
  title: string;
  /** A section without content is omitted. */
  content: ReactNode;
}

const Columns = styled(Content)(({ theme }) => ({
  paddingBlock: 24,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    columnGap: 64,
    alignItems: 'start',
  },
}));

const SectionRoot = styled('section')(({ theme }) => ({
  marginBlockStart: 56,
  '&:focus': { outline: 'none' },
  '&:first-of-type': { marginBlockStart: 32 },
  '& > h2': { marginBlockEnd: 20, fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  [theme.breakpoints.up('md')]: { marginBlockStart: 88 },
  [theme.breakpoints.up('lg')]: { '&:first-of-type': { marginBlockStart: 0 } },
}));

export function PageWithContents({ sections }: { sections: PageSection[] }) {
  const filled = sections.filter(({ content }) => Boolean(content));
  return (
    <Columns>
      <TableOfContents sections={filled} />
      <div>
        {filled.map(({ id, title, content }) => (
          <SectionRoot key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </SectionRoot>
        ))}
      </div>
    </Columns>
  );
}
