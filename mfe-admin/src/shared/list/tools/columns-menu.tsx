import { messageOf } from '@plenary/kit/api';
import { IconList } from '@plenary/kit/art/icons';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import { Dropdown } from './dropdown';

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 40,
  '& input': { flex: 'none', inlineSize: 20, blockSize: 20 },
});

export interface ColumnsMenuProps {
  columns: { id: string; label: string }[];
  shown: readonly string[];
  error: Error | null;
  /** Null for the usual columns. */
  onChange: (shown: string[] | null) => void;
}

/** Each change applies at once. */
export function ColumnsMenu({ columns, shown, error, onChange }: ColumnsMenuProps) {
  return (
    <Dropdown button={texts.columns} startIcon={<IconList />}>
      {() => (
        <>
          {columns.map(({ id, label }) => (
            <Choice key={id}>
              <input
                type="checkbox"
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...shown, id] : shown.filter((each) => each !== id))
                }
              />
              {label}
            </Choice>
          ))}
          <Button look="text" onClick={() => onChange(null)}>
            {texts.usualColumns}
          </Button>
          {error && <Alert severity="error">{messageOf(error, texts.notSaved)}</Alert>}
        </>
      )}
    </Dropdown>
  );
}
