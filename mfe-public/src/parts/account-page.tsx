import { Content, PageTitle, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Column = styled(Content)({ paddingBlock: '16px 56px' });

const Narrow = styled('div')({
  display: 'grid',
  gap: 20,
  maxInlineSize: 480,
  '& > h1': { marginBlockEnd: -4 },
});

/** Questions with a link each, such as 'No account yet? Register here'. */
export const Ways = styled('div')({
  lineHeight: 2.2,
  '& a': { fontWeight: 700 },
});

interface AccountPageProps {
  title: string;
  /** Stands between the header and the title. */
  head?: ReactNode;
  children: ReactNode;
}

/** A page of the account: one column on every screen. */
export function AccountPage({ title, head, children }: AccountPageProps) {
  return (
    <>
      {head}
      <Column>
        <Narrow>
          <PageTitle>{title}</PageTitle>
          {children}
        </Narrow>
      </Column>
    </>
  );
}
