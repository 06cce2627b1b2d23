import { styled } from '@mui/material/styles';
import { CONTENT_WIDTH } from './theme/tokens';

export const Content = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: CONTENT_WIDTH + 80,
  marginInline: 'auto',
  paddingInline: 20,
  [theme.breakpoints.up('sm')]: { paddingInline: 40 },
}));

export const Page = styled(Content)({ paddingBlock: 24 });

export const Section = styled('section')(({ theme }) => ({
  marginBlockStart: 56,
  '& > h2': { marginBlockEnd: 20, fontSize: theme.typography.h2.fontSize, lineHeight: 1.02 },
  [theme.breakpoints.up('md')]: { marginBlockStart: 88 },
}));

/** `gap` is in units of 8 pixels. */
export const Stack = styled('div', { shouldForwardProp: (prop) => prop !== 'gap' })<{
  gap?: number;
}>(({ gap = 2 }) => ({ display: 'grid', gap: gap * 8, justifyItems: 'start' }));

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
});

export const Prose = styled('div')({
  maxInlineSize: '70ch',
  '& > * + *': { marginBlockStart: '0.8em' },
});

export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
