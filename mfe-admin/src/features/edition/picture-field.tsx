import { messageOf } from '@plenary/kit/api';
import { useWatch } from '@plenary/kit/forms';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { Named } from './fields';
import { uploadPicture } from './picture.api';
import { texts } from './texts';
import type { EditionForm } from './use-section-form';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& > label': { fontSize: '0.9375rem', fontWeight: 500, color: colours.ink },
  '& input': { maxInlineSize: '100%', minBlockSize: 44, paddingBlock: 8, font: 'inherit' },
  '& img': { maxInlineSize: 240, maxBlockSize: 180, objectFit: 'contain' },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& [role="alert"]': { fontSize: '0.875rem', fontWeight: 500, color: '#bb002f' },
});

/** A picture of the edition: the field holds the address that its upload answered. */
export function PictureField({ name, label, form }: Named & { form: EditionForm }) {
  const address = useWatch({ control: form.control, name }) as string;
  const upload = useMutation({ mutationFn: uploadPicture });
  const id = useId();
  const { picture } = texts;

  const set = (value: string) => form.setValue(name, value, { shouldDirty: true });
  const send = (file: File | undefined) =>
    file && upload.mutate(file, { onSuccess: (kept) => set(kept.address) });

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
          send(event.target.files?.[0]);
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
