import { colours, styled } from '@plenary/kit/ui';
import { RetryButton, type FailureProps } from '../errors/failure-page';
import { texts } from '../texts';
import { slotTexts } from './texts';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: 16,
  border: `1px solid ${colours.hairline}`,
  fontSize: '0.9375rem',
  '& p': { flex: '1 1 280px' },
});

/** In the place of a filling; the page around it goes on working. */
export function FillingFailure({ title, ...failure }: FailureProps & { title: string }) {
  return (
    <Box role="status">
      <p>
        <strong>{slotTexts.failed({ title })}</strong> {texts.reasons[failure.reason]}{' '}
        {texts.reference} <code>{failure.reference}</code>
      </p>
      <RetryButton look="outlined" {...failure} />
    </Box>
  );
}
