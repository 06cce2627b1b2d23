import { formatDollars, useEdition } from '@plenary/kit/edition';
import { UploadProgress } from '@plenary/kit/forms';
import { Button, colours, Panel, shadows, styled, Total } from '@plenary/kit/ui';
import { useState } from 'react';
import { formatDeadline } from '../../shared/dates';
import { texts } from './texts';

const Box = styled(Panel)(({ theme }) => ({
  '& small': { fontSize: '0.8125rem', lineHeight: 1.45 },
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 88 },
  // A bar at the bottom of the window.
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 5,
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '8px 16px',
    marginInline: -20,
    padding: '12px 20px',
    borderBlockStart: 0,
    backgroundColor: colours.surface,
    boxShadow: shadows.stickyBar,
    '& > h2, & > small': { display: 'none' },
    '& > p': { display: 'grid', border: 0, padding: 0, fontSize: '0.875rem' },
  },
  '@media (max-height: 480px)': { position: 'static' },
}));

interface OrderProps {
  /** In dollars. */
  amount: number;
  isBusy: boolean;
  /** Of the upload of a student's proof, from 0 to 1. */
  progress: number | undefined;
  onComplete: () => void;
}

export function Order({ amount, isBusy, progress, onComplete }: OrderProps) {
  const { dates } = useEdition();
  const [now] = useState(Date.now);
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  return (
    <Box aria-labelledby="order">
      <h2 id="order">{texts.order}</h2>
      <Total label={texts.toPay} amount={formatDollars(amount, { cents: true })} />
      {/* Later registrations get their date when they are recorded. */}
      {deadline && now <= Date.parse(deadline.at) && (
        <small>
          {texts.payBy} {formatDeadline(deadline)}
        </small>
      )}
      <Button busy={isBusy} onClick={onComplete}>
        {texts.complete}
      </Button>
      {progress !== undefined && isBusy && (
        <UploadProgress label={texts.proofs.student.uploading} share={progress} />
      )}
      <small>{texts.completeNote}</small>
    </Box>
  );
}
