import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { colours } from '../ui/theme/tokens';

export const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: 24,
  border: `2px dashed ${colours.control}`,
  textAlign: 'center',
  '.Mui-error > &, &:has([aria-invalid="true"])': { borderColor: colours.error },
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', textAlign: 'start' },
}));

export const HiddenInput = styled('input')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
  overflow: 'hidden',
});

export const Words = styled('span')({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const Remove = styled(IconButton)({
  color: colours.error,
  minBlockSize: 44,
  '&.Mui-disabled': { color: colours.neutral },
});

export const Choose = styled('label')({
  flex: 'none',
  padding: '9px 15px',
  minBlockSize: 44,
  border: `1px solid ${colours.primary}`,
  borderRadius: 8,
  backgroundColor: colours.page,
  color: colours.primary,
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colours.indigo50 },
  'input:focus-visible ~ &': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
  'input:disabled ~ &': { color: colours.neutral, borderColor: colours.control, cursor: 'default' },
});
