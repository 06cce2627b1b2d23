import { Content, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { PageContents } from './page-contents';

export interface PagePart {
  /** Anchor of the part, without '#'. */
  id: string;
  title: string;
  /** A part without content is left out. */
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

const Part = styled('section')(({ theme }) => ({
  marginBlockStart: 56,
  '&:focus': { outline: 'none' },
  '&:first-of-type': { marginBlockStart: 32 },
  '& > h2': { marginBlockEnd: 20, fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  [theme.breakpoints.up('md')]: { marginBlockStart: 88 },
  [theme.breakpoints.up('lg')]: { '&:first-of-type': { marginBlockStart: 0 } },
}));

/** A long page in parts, with its contents beside it or, on narrow screens, before it. */
export function PartedPage({ parts }: { parts: PagePart[] }) {
  const filled = parts.filter(({ content }) => Boolean(content));
  return (
    <Columns>
      <PageContents parts={filled} />
      <div>
        {filled.map(({ id, title, content }) => (
          <Part key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </Part>
        ))}
      </div>
    </Columns>
  );
}
