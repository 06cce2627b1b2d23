import { colours, styled } from '@plenary/kit/ui';

export const Field = styled('input')({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 14,
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  backgroundColor: colours.page,
  color: colours.ink,
  font: 'inherit',
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});

export const Results = styled('div')({
  maxBlockSize: 'min(56vh, 480px)',
  overflowY: 'auto',
});

export const GroupLabel = styled('div')({
  padding: '12px 14px 4px',
  color: colours.muted,
  fontSize: '0.875rem',
});

export const HitRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minBlockSize: 44,
  padding: '8px 14px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > span:first-of-type': { flex: '1 1 14rem', minInlineSize: 0, fontWeight: 700 },
  '& small': { display: 'block', color: colours.muted, fontSize: '0.8125rem', fontWeight: 400 },
  '&.Mui-focused': { backgroundColor: colours.indigo100, color: colours.ink },
  '@media (forced-colors: active)': {
    '&.Mui-focused': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

export const Status = styled('p')({ color: colours.muted, fontSize: '0.9375rem' });
