import { IconClose } from '@plenary/kit/art/icons';
import { Button } from '@plenary/kit/ui';
import type { List } from '../../list/use-list';
import { texts } from './texts';

/** Says that the list is that of one person or thing, and leads back to all of them. */
export function OneAlone({ list, name, label }: { list: List; name: string; label: string }) {
  if (!list.get(name)) return null;
  return (
    <Button
      look="outlined"
      endIcon={<IconClose />}
      aria-label={texts.remove(label)}
      onClick={() => list.go({ [name]: '' })}
    >
      {label}
    </Button>
  );
}
