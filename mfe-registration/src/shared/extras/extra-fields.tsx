import { Day, formatDollars } from '@plenary/kit/edition';
import { CheckboxGroup } from '@plenary/kit/forms';
import { Alert, Stack } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { availableExtrasQuery, type AvailableExtra } from './extras.api';
import type { Extra } from './offers';
import { texts } from './texts';

interface ExtraFieldsProps {
  extras: readonly Extra[];
  /** Bought before: they can be kept when they are sold out. */
  held?: readonly string[];
}

/** The field `extras`. */
export function ExtraFields({ extras, held = [] }: ExtraFieldsProps) {
  const available = useQuery(availableExtrasQuery(extras.length > 0));
  return (
    <Stack>
      {available.isError && <Alert severity="warning">{texts.checkFailed}</Alert>}
      <CheckboxGroup
        name="extras"
        label={texts.choose}
        optional
        options={extras.map((extra) => {
          const state = available.data?.find(({ id }) => id === extra.id);
          return {
            value: extra.id,
            label: extra.name,
            price: formatDollars(extra.price),
            text: <Description extra={extra} state={state} />,
            disabled: state?.isOnSale === false && !held.includes(extra.id),
          };
        })}
      />
    </Stack>
  );
}

/** Below it the number left is shown. */
const FEW = 10;

function Description({ extra, state }: { extra: Extra; state: AvailableExtra | undefined }) {
  const { description, lastDay } = extra;
  const isFew = state?.left != null && state.left > 0 && state.left <= FEW;
  return (
    <>
      {description}
      {state?.isOnSale === false && <b> {state.left === 0 ? texts.soldOut : texts.ended}</b>}
      {state?.isOnSale && isFew && <b> {texts.left({ count: state.left ?? 0 })}</b>}
      {state?.isOnSale !== false && lastDay && (
        <span>
          {' '}
          {texts.until} <Day day={lastDay} />
        </span>
      )}
    </>
  );
}
