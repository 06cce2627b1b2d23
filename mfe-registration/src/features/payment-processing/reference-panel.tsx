import { colours, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'center',
  padding: '24px 20px',
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& small': { display: 'block', fontSize: '0.875rem', color: colours.mutedOnDark },
  '& output, & strong': { display: 'block', overflowWrap: 'anywhere', lineHeight: 1.2 },
  '& output': {
    fontFamily: fonts.reference,
    fontWeight: 500,
    fontSize: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.5rem)',
    userSelect: 'all',
  },
  '& strong': { fontSize: '1.25rem', fontWeight: 500 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', paddingInline: 28 },
  '@media print': {
    border: `2px solid ${colours.print}`,
    backgroundColor: 'transparent',
    color: colours.print,
    '& small': { color: colours.print },
  },
}));

const Note = styled('p')({ marginBlockStart: 12, fontSize: '0.9375rem', color: colours.muted });

export function ReferencePanel({ reference }: { reference?: string }) {
  return (
    <>
      <Box data-ground="dark">
        <div>
          <small>{texts.reference}</small>
          {reference ? <output>{reference}</output> : <strong>{texts.referenceLater}</strong>}
        </div>
        {reference && (
          <div data-print="none">
            <CopyButton
              name={texts.reference}
              value={reference}
              label={texts.copyReference}
              fullWidth
            />
          </div>
        )}
      </Box>
      <Note>{texts.referenceNote}</Note>
    </>
  );
}
