import { IconChevronDown, IconTrash } from '@plenary/kit/art/icons';
import { colours, IconButton, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import type { Moves } from './use-entries';

const Order = styled('div')({
  display: 'flex',
  gap: 4,
  justifyContent: 'end',
  '& button:enabled': { color: colours.body },
  '& button:disabled': { color: colours.control },
  '& [data-up] svg': { transform: 'rotate(180deg)' },
});

export function EntryOrder({ title, onUp, onDown, onRemove }: Moves & { title: string }) {
  return (
    <Order>
      <IconButton aria-label={texts.list.up({ title })} data-up="" disabled={!onUp} onClick={onUp}>
        <IconChevronDown />
      </IconButton>
      <IconButton aria-label={texts.list.down({ title })} disabled={!onDown} onClick={onDown}>
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
