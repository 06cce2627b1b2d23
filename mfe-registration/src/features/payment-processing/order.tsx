import { Deadline, formatDollars } from '@plenary/kit/edition';
import { type Sending, UploadProgress } from '@plenary/kit/forms';
import {
  Amount,
  Button,
  colours,
  LOW_SCREEN,
  Panel,
  shadows,
  styled,
  Total,
  useMediaQuery,
  useTheme,
} from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Columns } from '../../shared/layout/columns';
import { texts } from './texts';

const Box = styled(Panel)(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& small': { fontSize: '0.8125rem', lineHeight: 1.45 },
  '& p small': { color: colours.muted },
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 88 },
  [LOW_SCREEN]: { position: 'static' },
}));

const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '8px 12px',
  // As wide as the page's frame.
  marginInline: -20,
  padding: '12px 20px',
  backgroundColor: colours.surface,
  boxShadow: shadows.stickyBar,
  '& > span': { fontSize: '1.375rem' },
  '& > button': { paddingInline: 12 },
  [LOW_SCREEN]: { position: 'static' },
});

const Wide = styled('div')({ gridColumn: '1 / -1' });

/** Keeps its place until the date is here: the button below it would move away from a press. */
const PayBy = styled('p', { shouldForwardProp: (name) => name !== 'isHere' })<{ isHere: boolean }>(
  ({ isHere }) => ({ visibility: isHere ? undefined : 'hidden' }),
);

/** As long as other dates. */
const SOME_DAY = '2000-12-31T11:59:59Z';

interface OrderProps {
  /** In dollars. */
  amount: number;
  payBy: string | undefined;
  /** An organisation that pays. */
  payer?: string;
  isBusy: boolean;
  /** The student's proof on its way. */
  sending: Sending | undefined;
  onComplete: () => void;
  children: ReactNode;
}

/** The order next to its summary, or below it with the button in a bar at the bottom of the window. */
export function Order(props: OrderProps) {
  const { amount, payBy, payer, isBusy, sending, onComplete, children } = props;
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const total = formatDollars(amount, { cents: true });
  const action = (
    <Button busy={isBusy} onClick={onComplete}>
      {texts.complete}
    </Button>
  );
  const upload = sending && isBusy && (
    <UploadProgress label={texts.proofs.student.uploading} sending={sending} />
  );
  const summary = (
    <Box aria-labelledby="order">
      <h2 id="order">{texts.order}</h2>
      <Total label={payer ? texts.total : texts.toPay} amount={total} />
      {payer && <p>{texts.paidBy({ organization: payer })}</p>}
      {amount > 0 && !payer && (
        <PayBy isHere={payBy !== undefined}>
          {texts.payBy} <Deadline at={payBy ?? SOME_DAY} />
        </PayBy>
      )}
      {isWide && action}
      {isWide && upload}
      {amount > 0 && !payer && <small>{texts.completeNote}</small>}
    </Box>
  );
  return (
    <Columns>
      {!isWide && summary}
      {children}
      {isWide && summary}
      {!isWide && (
        <Bar>
          <Amount text={total} />
          {action}
          {upload && <Wide>{upload}</Wide>}
        </Bar>
      )}
    </Columns>
  );
}
