import { edgeGradient } from '@plenary/kit/art';
import { colours, Content, PageTitle, Stack, styled, typeSizes } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { Break } from './break-art';
import { useErrorParts } from './error-parts';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
});

const Band = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'clip',
  blockSize: 236,
  backgroundColor: colours.primaryDark,
  [theme.breakpoints.up('sm')]: { blockSize: 430 },
  '@media print': { display: 'none' },
}));

const Edge = styled('div')(({ theme }) => ({
  gridArea: '2 / 1',
  blockSize: 54,
  background: edgeGradient(colours.primaryDark, 0.75),
  [theme.breakpoints.up('sm')]: { blockSize: 72, background: edgeGradient(colours.primaryDark) },
  '@media print': { display: 'none' },
}));

/** Below the band on a phone, on it from 600 px. */
const Head = styled(Content)(({ theme }) => ({
  gridArea: '3 / 1',
  display: 'grid',
  gap: 8,
  paddingBlockStart: 24,
  '& p': { fontSize: typeSizes.lead, lineHeight: 1.5 },
  '& nav': { marginBlockEnd: 8 },
  [theme.breakpoints.up('sm')]: {
    '@media screen': {
      gridArea: '1 / 1',
      zIndex: 1,
      gridTemplateRows: 'auto 1fr',
      paddingBlock: 32,
      '&, & h1, & nav ol, & nav a': { color: colours.onDark },
      '& :focus-visible': { outlineColor: colours.onDark },
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  gridRow: 2,
  alignSelf: 'center',
  '& h1': { lineHeight: 1.02, marginBlockEnd: 8 },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gap: 16,
    '& h1': { fontSize: typeSizes.pageHead, marginBlockEnd: 0, maxInlineSize: 'min(50%, 7em)' },
  },
}));

const Body = styled(Content)({ paddingBlock: '24px 0' });

interface ErrorPageProps {
  art: Break;
  title: string;
  /** The path to this page, for areas with one. */
  trail?: ReactNode;
  /** Above the title, for example the name of the error. */
  kind?: string;
  lead?: string;
  role?: 'alert';
  children: ReactNode;
}

/** Shows its words at once; the drawing comes with the other parts of error pages. */
export function ErrorPage(props: ErrorPageProps) {
  const { art, title, trail, kind, lead, role, children } = props;
  const parts = useErrorParts();
  return (
    <div role={role}>
      <Frame>
        <Band>{parts && <parts.BreakArt kind={art} />}</Band>
        <Edge aria-hidden />
        <Head>
          {trail}
          <Words>
            {kind && <p>{kind}</p>}
            <PageTitle>{title}</PageTitle>
            {lead && <p>{lead}</p>}
          </Words>
        </Head>
      </Frame>
      <Body>
        <Stack gap={3}>{children}</Stack>
      </Body>
    </div>
  );
}
