import { IconUsers } from '@plenary/kit/art/icons';
import { Button, colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from './texts';

const Box = styled('section')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  borderInlineStart: `5px solid ${colours.primary}`,
  padding: '16px 20px',
  backgroundColor: colours.indigo50,
  overflowWrap: 'anywhere',
  '& h2': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    fontSize: '1.375rem',
    lineHeight: 1.15,
  },
  '& h2 svg': { flex: 'none' },
  // Its text is in line with the text above.
  '& > button': { marginInlineStart: -12 },
});

interface PaidByProps {
  organization: string;
  children: ReactNode;
  /** How the person pays instead. */
  onLeave?: () => void;
}

/** Who pays for a registration. */
export function PaidBy({ organization, children, onLeave }: PaidByProps) {
  return (
    <Box aria-labelledby="paid-by">
      <h2 id="paid-by">
        <IconUsers />
        {texts.paidBy({ organization })}
      </h2>
      {children}
      {onLeave && (
        <Button look="text" size="small" onClick={onLeave}>
          {texts.payMyself}
        </Button>
      )}
    </Box>
  );
}
