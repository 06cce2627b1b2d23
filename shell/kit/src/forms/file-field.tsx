import { useEffect, useRef, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { IconFile, IconTrash, IconUpload } from '../art/icons';
import { FieldFrame } from './field-frame';
import { Box, Choose, HiddenInput, Remove, Words } from './file-field-parts';
import { texts } from './texts';
import { useField, type FieldProps } from './use-field';

export interface FileFieldProps extends FieldProps {
  accept?: string;
}

/** Shows the error of a file at once, because further input cannot resolve it. */
export function FileField(props: FileFieldProps) {
  const { name, hint, accept, disabled } = props;
  const field = useField(props);
  const { field: value } = useController({ name, control: field.form.control });
  const input = useRef<HTMLInputElement | null>(null);
  const statusId = `${field.id}-status`;
  const file = value.value as File | null | undefined;
  const { setValue, trigger } = field.form;

  // A file chosen before hydration.
  useEffect(() => {
    const chosen = input.current?.files?.[0];
    if (!input.current || !chosen) return;
    setValue(name, chosen);
    void trigger(name);
    input.current.value = '';
  }, [name, setValue, trigger]);

  function drop(event: DragEvent) {
    event.preventDefault();
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) choose(dropped);
  }

  function choose(chosen: File) {
    value.onChange(chosen);
    void trigger(name);
  }

  function remove() {
    value.onChange(null);
    input.current?.focus();
  }

  return (
    <FieldFrame {...props} hint={undefined} field={field}>
      <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <HiddenInput
          ref={(element) => {
            input.current = element;
            value.ref(element);
          }}
          type="file"
          id={field.id}
          name={name}
          accept={accept}
          disabled={disabled}
          aria-describedby={field.message ? `${statusId} ${field.id}-error` : statusId}
          aria-invalid={field.aria['aria-invalid']}
          onBlur={value.onBlur}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) choose(chosen);
            // So that choosing the same file again counts as a change.
            event.target.value = '';
          }}
        />
        {file ? <IconFile /> : <IconUpload />}
        <Words id={statusId} role="status">
          {file ? `${file.name}, ${formatBytes(file.size)}` : hint}
        </Words>
        {file && (
          <Remove
            aria-label={texts.remove({ name: file.name })}
            onClick={remove}
            disabled={disabled}
          >
            <IconTrash />
          </Remove>
        )}
        <Choose htmlFor={field.id}>{file ? texts.chooseAnotherFile : texts.chooseFile}</Choose>
      </Box>
    </FieldFrame>
  );
}

/** 1024-based, as the limits are: `340 KB`, `1.4 MB`. */
function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
