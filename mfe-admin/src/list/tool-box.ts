import { colours, styled } from '@plenary/kit/ui';

/** The box of a search or a filter, with its icon. */
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
    backgroundColor: '#fff',
    color: colours.ink,
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input::placeholder': { color: colours.muted, opacity: 1 },
});
