import { styled } from '@mui/material/styles';
import { colours } from '../ui/theme/tokens';

export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: {
    gap: 16,
    '&:not([data-column])': { gridTemplateColumns: '1fr 1fr' },
  },
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
  backgroundColor: colours.page,
  cursor: 'inherit',
  '&:checked': { borderColor: colours.primary, borderWidth: 7 },
  '[aria-invalid="true"] &:checked': { borderColor: colours.error },
  '&:focus-visible': { outline: 'none' },
  '&:disabled': { borderColor: colours.indigo200 },
});

export const Frame = styled('span')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  border: `1.5px solid ${colours.control}`,
  backgroundColor: colours.page,
  'input:checked + &': {
    borderWidth: 2,
    borderColor: colours.primary,
    borderBlockStartWidth: 6,
    backgroundColor: colours.indigo50,
  },
  '[aria-invalid="true"] input:checked + &': {
    borderColor: colours.error,
    backgroundColor: colours.page,
  },
  'input:focus-visible + &': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
  'label:hover input:enabled:not(:checked) + &': { borderColor: colours.primary },
  'input:disabled + &': { borderColor: colours.indigo200, backgroundColor: colours.neutralTint },
});

/** A card, and what its choice opens. */
export const Slot = styled('div')({
  display: 'grid',
  alignContent: 'start',
  '&[data-open="true"] > label > input + span': { borderBlockEndStyle: 'none' },
});

export const Opened = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '2px 20px 20px',
  border: `2px solid ${colours.primary}`,
  borderBlockStartStyle: 'none',
  backgroundColor: colours.indigo50,
});

export const Title = styled('strong')({ fontWeight: 700, lineHeight: 1.4, color: colours.ink });

export const Text = styled('span')({
  gridColumn: '2 / -1',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: colours.muted,
  '& b': { display: 'block', fontWeight: 700, color: colours.ink },
});
