import { IconChevronDown, IconTrash } from '@plenary/kit/art/icons';
import { colours, IconButton, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import type { Moves } from './use-entries';

const Order = styled('div')({
  display: 'flex',
  gap: 4,
  justifyContent: 'end',
  '& button': { color: colours.body },
  '& button[aria-disabled="true"]': { color: colours.control, cursor: 'default' },
  '& [data-up] svg': { transform: 'rotate(180deg)' },
});

/** A button that becomes unavailable keeps the focus. */
export function EntryOrder({ title, onUp, onDown, onRemove }: Moves & { title: string }) {
  return (
    <Order>
      <IconButton
        aria-label={texts.list.up({ title })}
        data-up=""
        aria-disabled={!onUp}
        onClick={onUp}
      >
        <IconChevronDown />
      </IconButton>
      <IconButton aria-label={texts.list.down({ title })} aria-disabled={!onDown} onClick={onDown}>
        <IconChevronDown />
      </IconButton>
      {onRemove && (
        <IconButton aria-label={texts.list.remove({ title })} onClick={() => onRemove(title)}>
          <IconTrash />
        </IconButton>
      )}
    </Order>
  );
}
