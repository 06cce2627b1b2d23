import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { colours } from '../ui/theme/tokens';

export const Control = styled(InputBase)({
  inlineSize: '100%',
  minBlockSize: 48,
  padding: 0,
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  backgroundColor: colours.page,
  color: colours.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  '&.Mui-focused': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
  // Before hydration.
  '&:has(> .MuiInputBase-input:focus)': {
    outline: `3px solid ${colours.focus}`,
    outlineOffset: 2,
  },
  '&.Mui-error': { borderColor: colours.error, boxShadow: `inset 0 0 0 1px ${colours.error}` },
  '&.Mui-disabled': { backgroundColor: colours.neutralTint, color: colours.neutral },
  '& .MuiInputBase-input': {
    blockSize: 'auto',
    minBlockSize: 24,
    padding: '11px 14px',
    borderRadius: 8,
    lineHeight: 1.5,
    '&::placeholder': { color: colours.muted, opacity: 1 },
    '&.Mui-disabled': { WebkitTextFillColor: colours.neutral },
  },
  '&.MuiInputBase-adornedStart .MuiInputBase-input': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
});
