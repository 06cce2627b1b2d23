import { colours, styled } from '@plenary/kit/ui';

export const ToolBox = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: colours.body,
  '& > svg': { position: 'absolute', pointerEvents: 'none' },
  '& input, & select': {
    inlineSize: '100%',
    minBlockSize: 44,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.surface,
    color: colours.ink,
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input::placeholder': { color: colours.muted, opacity: 1 },
});
