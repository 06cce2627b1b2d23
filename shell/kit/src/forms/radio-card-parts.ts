import { styled } from '@mui/material/styles';
import { colours } from '../ui/theme/tokens';

export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: 16 },
}));

/** The whole card is the label. Its frame follows the radio, which is how it knows the choice. */
export const Card = styled('label')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '4px 16px',
  alignItems: 'center',
  alignContent: 'start',
  padding: '18px 20px',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
});

export const Radio = styled('input')({
  appearance: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  borderRadius: '50%',
  border: `2px solid ${colours.control}`,
  backgroundColor: '#fff',
  cursor: 'inherit',
  '&:checked': { borderColor: '#1a237e', borderWidth: 7 },
  '[aria-invalid="true"] &:checked': { borderColor: '#bb002f' },
  '&:focus-visible': { outline: 'none' },
  '&:disabled': { borderColor: colours.indigo200 },
});

export const Frame = styled('span')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  border: `1.5px solid ${colours.control}`,
  backgroundColor: '#fff',
  'input:checked + &': {
    borderWidth: 2,
    borderColor: '#1a237e',
    borderBlockStartWidth: 6,
    backgroundColor: colours.indigo50,
  },
  '[aria-invalid="true"] input:checked + &': { borderColor: '#bb002f', backgroundColor: '#fff' },
  'input:focus-visible + &': { outline: '3px solid #534bae', outlineOffset: 2 },
  'label:hover input:enabled:not(:checked) + &': { borderColor: '#1a237e' },
  'input:disabled + &': { borderColor: colours.indigo200, backgroundColor: colours.neutralTint },
});

export const Title = styled('strong')({ fontWeight: 600, lineHeight: 1.4, color: colours.ink });

/** Under title and price, as wide as both. */
export const Text = styled('span')({
  gridColumn: '2 / -1',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: colours.muted,
  '& b': { display: 'block', fontWeight: 600, color: colours.ink },
});
