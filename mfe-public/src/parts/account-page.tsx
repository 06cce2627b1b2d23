import { Content, PageTitle, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { FocusedTitle } from './focused-title';

const Column = styled(Content)({ paddingBlock: '16px 56px' });

const Narrow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxInlineSize: 480,
  // An address may be longer than a phone is wide.
  '& strong': { overflowWrap: 'anywhere' },
  '& > h1': { marginBlockEnd: -4 },
});

/** Questions with a link each, such as 'No account yet? Register here'. */
export const Ways = styled('div')({
  lineHeight: 2.2,
  '& a': { fontWeight: 700 },
  // Without a box a button's text stands on the edge of the column.
  '& button': { marginInlineStart: -16 },
});

interface AccountPageProps {
  title: string;
  /** Stands between the header and the title. */
  head?: ReactNode;
  /** It takes the place of a form, and the focus, so that it is read aloud. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** A page of the account: one column on every screen. */
export function AccountPage({ title, head, isAnswer, children }: AccountPageProps) {
  const Title = isAnswer ? FocusedTitle : PageTitle;
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
