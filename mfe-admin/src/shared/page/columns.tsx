import { colours, styled } from '@plenary/kit/ui';

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 56px',
  alignItems: 'start',
  paddingBlockStart: 20,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateAreas: '"facts actions" "records actions"',
    gridTemplateRows: 'auto 1fr',
  },
}));

export const Block = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: 12,
  paddingBlockStart: 12,
  borderBlockStart: `3px solid ${colours.primary}`,
  '& h2': { fontSize: '1.375rem', lineHeight: 1.1 },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

export const Blocks = styled('div')<{ area: string }>(({ area, theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  [theme.breakpoints.up('lg')]: { gridArea: area },
}));
