import { TextAreaField, TextField, type KitForm } from '@plenary/kit/forms';
import { Button, styled } from '@plenary/kit/ui';
import { useRef } from 'react';
import { Block } from '../../shared/page/columns';
import type { Values } from './audience-form';
import type { People } from './bulk-emails.api';
import { texts } from './texts';

const Inserts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

interface MessageFieldsProps {
  form: KitForm<Values>;
  placeholders: People['placeholders'];
}

/** A placeholder is inserted where the cursor was in the text. */
export function MessageFields({ form, placeholders }: MessageFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  function insert(name: string) {
    const area = root.current?.querySelector('textarea');
    if (!area) return;
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end');
    form.setValue('body', area.value, { shouldDirty: true });
    area.focus();
  }
  return (
    <Block>
      <h2>{texts.message}</h2>
      <TextField name="subject" label={texts.subject} />
      <div ref={root}>
        <TextAreaField name="body" label={texts.body} hint={texts.bodyHint} rows={12} />
      </div>
      <Inserts role="group" aria-label={texts.insert}>
        {placeholders.map(({ name }) => (
          <Button
            key={name}
            look="outlined"
            aria-label={texts.insertOf({ placeholder: `{${name}}` })}
            onClick={() => insert(name)}
          >
            <code lang="zxx">{`{${name}}`}</code>
          </Button>
        ))}
      </Inserts>
    </Block>
  );
}
