import { Content, PageTitle, styled } from '@plenary/kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';

const Column = styled(Content)({ paddingBlock: '16px 56px' });

const Narrow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxInlineSize: 480,
  // Long email addresses break on phones.
  '& p, & strong': { overflowWrap: 'anywhere' },
  '& > h1': { marginBlockEnd: -4 },
});

export const RelatedLinks = styled('div')({
  lineHeight: 2.2,
  '& a': { fontWeight: 700 },
  // Aligns the text of buttons without a box with the column.
  '& button': { marginInlineStart: -16 },
});

interface AccountPageProps {
  title: string;
  head?: ReactNode;
  /** The result of a form: its title takes the focus, so that screen readers announce it. */
  isResult?: boolean;
  children: ReactNode;
}

export function AccountPage({ title, head, isResult, children }: AccountPageProps) {
  const Title = isResult ? FocusedTitle : PageTitle;
  return (
    <>
      {head}
      <Column>
        <Narrow>
          <Title>{title}</Title>
          {children}
        </Narrow>
      </Column>
    </>
  );
}

function FocusedTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return <PageTitle ref={title}>{children}</PageTitle>;
}
