import { colours, fonts, PageHeader, styled, typeSizes } from '@plenary/kit/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Finder } from '../finder/finder';
import { endAboveHoldBar } from '../holds/above-hold-bar';
import { HoldBar } from '../holds/hold-bar';
import { ProofDialog } from '../proof/proof-dialog';

const Root = styled('div')(({ theme }) => ({
  maxInlineSize: 1384,
  padding: '20px 20px 0',
  ...endAboveHoldBar(56),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginBlockEnd: 12,
    '& > nav': { flexBasis: '100%' },
    // Next to the action as long as no word of the title breaks.
    '& > h1': { flex: '1 1 min-content', minInlineSize: 0 },
  },
  '& h1': { fontSize: typeSizes.adminTitle, overflowWrap: 'break-word' },
  '&[data-name] h1': { fontFamily: fonts.body, color: colours.ink },
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
}));

export interface AdminPageProps {
  title: string;
  trail?: ComponentProps<typeof PageHeader>['trail'];
  /** The title is a name, so it is not set in the display font. */
  isName?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

export function AdminPage(props: AdminPageProps) {
  return (
    <>
      <PageContent {...props} />
      <AbovePage />
    </>
  );
}

/** A page without its header, for one that a drawer covers. */
export function PageContent({ title, trail, isName, action, children }: AdminPageProps) {
  return (
    <Root data-name={isName}>
      <PageHeader title={title} trail={trail}>
        {action}
      </PageHeader>
      {children}
    </Root>
  );
}

/** Usable whatever covers the page. */
export function AbovePage() {
  return (
    <>
      <Finder />
      <HoldBar />
      <ProofDialog />
    </>
  );
}
