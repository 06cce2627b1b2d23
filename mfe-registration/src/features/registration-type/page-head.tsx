import { edgeGradient, MapArt } from '@plenary/kit/art';
import { Breadcrumb, colours, Content, PageTitle, styled, typeSizes } from '@plenary/kit/ui';

const Band = styled('div')({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: '#000051',
  color: '#fff',
  '& h1': { color: '#fff' },
  '& nav ol': { color: colours.mutedOnDark },
  '& nav a': { color: '#fff' },
  '@media print': {
    backgroundColor: 'transparent',
    '&, & h1, & nav ol, & nav a': { color: '#000' },
    '& > svg': { display: 'none' },
  },
});

const Map = styled(MapArt)(({ theme }) => ({
  position: 'absolute',
  maxInlineSize: 'none',
  blockSize: 'auto',
  inlineSize: 585,
  insetBlockStart: 12,
  insetInlineStart: 'calc(50% - 190px)',
  [theme.breakpoints.up('sm')]: { inlineSize: 870, insetInlineStart: 'calc(50% - 86px)' },
}));

const Words = styled(Content)(({ theme }) => ({
  position: 'relative',
  paddingBlock: '20px 28px',
  '& h1': { fontSize: typeSizes.pageHead, marginBlock: '20px 16px' },
  '& p': { maxInlineSize: '52ch', fontSize: typeSizes.lead, lineHeight: 1.5 },
  [theme.breakpoints.up('md')]: { paddingBlock: '28px 36px' },
}));

const Edge = styled('div')(({ theme }) => ({
  blockSize: 54,
  marginBlockEnd: 24,
  background: edgeGradient('#000051', 0.75),
  [theme.breakpoints.up('sm')]: { blockSize: 72, background: edgeGradient('#000051') },
  '@media print': { display: 'none' },
}));

/** The head of a public page, on the map. */
export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Band data-ground="dark">
        <Map />
        <Words>
          <Breadcrumb items={[{ label: title }]} />
          <PageTitle>{title}</PageTitle>
          <p>{lead}</p>
        </Words>
      </Band>
      <Edge />
    </>
  );
}
