import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { colours, fonts, type } from '../ui/theme/tokens';

export const Label = styled('label')({
  alignSelf: 'start',
  marginBlockEnd: 6,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 700,
  color: colours.ink,
});

export const Legend = styled('h2')({
  marginBlockEnd: 14,
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: type.h3,
  lineHeight: 1.1,
  color: colours.primary,
});

export const Group = styled(FormControl)({ marginBlockStart: 20 });

export const Optional = styled('span')({ fontWeight: 400, color: colours.muted });

export const Help = styled(FormHelperText)({
  display: 'flex',
  gap: 6,
  margin: '6px 0 0',
  textAlign: 'start',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  // An address may be longer than a phone is wide.
  overflowWrap: 'anywhere',
  color: colours.muted,
  '&.Mui-error': { fontWeight: 700 },
  '& svg': { flex: 'none', inlineSize: 16, blockSize: 20 },
});
