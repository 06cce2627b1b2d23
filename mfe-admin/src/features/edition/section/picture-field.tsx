import { messageOf } from '@plenary/kit/api';
import { useWatch } from '@plenary/kit/forms';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import type { Named } from '../model/fields';
import { useUploadPicture } from '../edition.api';
import { texts } from '../texts';
import type { EditionForm } from './use-section-form';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& > label': { fontSize: '0.9375rem', fontWeight: 700, color: colours.ink },
  '& input': { maxInlineSize: '100%', minBlockSize: 44, paddingBlock: 8, font: 'inherit' },
  '& img': { maxInlineSize: 240, maxBlockSize: 180, objectFit: 'contain' },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& [role="alert"]': { fontSize: '0.875rem', fontWeight: 700, color: colours.error },
});

/** The value of the field is the URL of the picture. */
export function PictureField({ name, label, form }: Named & { form: EditionForm }) {
  const address = useWatch({ control: form.control, name }) as string;
  const upload = useUploadPicture();
  const id = useId();
  const { picture } = texts;

  const set = (value: string) => form.setValue(name, value, { shouldDirty: true });
  const startUpload = (file: File | undefined) =>
    file && upload.mutate(file, { onSuccess: ({ address: url }) => set(url) });

  return (
    <Frame data-field={name}>
      <label htmlFor={id} data-label="">
        {label}
      </label>
      {address && <img src={address} alt="" />}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-hint`}
        disabled={upload.isPending}
        onChange={(event) => {
          startUpload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <small id={`${id}-hint`}>{address ? picture.hint : `${picture.hint} ${picture.none}`}</small>
      <div role="status">{upload.isPending && picture.sending}</div>
      {upload.isError && <div role="alert">{messageOf(upload.error, picture.failed)}</div>}
      {address && (
        <Button look="text" onClick={() => set('')}>
          {picture.remove}
        </Button>
      )}
    </Frame>
  );
}
