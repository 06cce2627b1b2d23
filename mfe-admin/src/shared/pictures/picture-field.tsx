import { messageOf } from '@plenary/kit/api';
import { useWatch, type KitForm } from '@plenary/kit/forms';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useId, useState, type DragEvent } from 'react';
import { useUploadPicture } from './pictures.api';
import { texts } from './texts';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& > label': { fontSize: '0.9375rem', fontWeight: 700, color: colours.ink },
  '& input': { maxInlineSize: '100%', minBlockSize: 44, paddingBlock: 8, font: 'inherit' },
  '& img': { maxInlineSize: 240, maxBlockSize: 180, objectFit: 'contain' },
  padding: 12,
  border: `1px dashed ${colours.control}`,
  borderRadius: 8,
  '&[data-over="true"]': { backgroundColor: colours.indigo100, borderColor: colours.primary },
  '&[data-compact]': {
    gap: 0,
    padding: 4,
    borderColor: 'transparent',
    '&:hover, &:focus-within': { borderColor: colours.control },
    '& img': { maxInlineSize: 64, maxBlockSize: 40 },
    '& input': { inlineSize: 190, padding: 6, borderColor: 'transparent', fontSize: '0.8125rem' },
  },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& [role="alert"]': { fontSize: '0.875rem', fontWeight: 700, color: colours.error },
});

interface PictureFieldProps {
  /** Of the field, a dot path. */
  name: string;
  label: string;
  form: KitForm<Record<string, unknown>>;
  /** What pages show until there is a picture. */
  none?: string;
  /** In a table, whose column names it. */
  isCompact?: boolean;
}

/** The value of the field is the URL of the picture. Pictures can be dropped on it. */
export function PictureField({ name, label, form, none = '', isCompact }: PictureFieldProps) {
  const address = useWatch({ control: form.control, name }) as string;
  const upload = useUploadPicture();
  const id = useId();

  const set = (value: string) => form.setValue(name, value, { shouldDirty: true });
  const startUpload = (file: File | undefined) =>
    file && upload.mutate(file, { onSuccess: ({ address: url }) => set(url) });

  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    startUpload(event.dataTransfer.files[0]);
  }

  return (
    <Frame
      data-field={isCompact ? undefined : name}
      data-compact={isCompact}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!isCompact && (
        <label htmlFor={id} data-label="">
          {label}
        </label>
      )}
      {address && <img src={address} alt="" />}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={isCompact ? label : undefined}
        aria-describedby={`${id}-hint`}
        disabled={upload.isPending}
        onChange={(event) => {
          startUpload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <small id={`${id}-hint`} hidden={isCompact}>
        {address ? texts.hint : `${texts.hint} ${none}`}
      </small>
      <div role="status">{upload.isPending && texts.sending}</div>
      {upload.isError && <div role="alert">{messageOf(upload.error, texts.failed)}</div>}
      {address && (
        <Button look="text" onClick={() => set('')}>
          {texts.remove}
        </Button>
      )}
    </Frame>
  );
}
