import { FormDialog } from '@plenary/kit/dialogs';
import { useEdition } from '@plenary/kit/edition';
import {
  CountryField,
  EmailField,
  FieldGrid,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useEditForAuthor } from '../decisions/decisions.api';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { texts } from './texts';

const Author = styled('fieldset')({
  minInlineSize: 0,
  border: 0,
  borderBlockStart: `1px solid ${colours.hairline}`,
  padding: '12px 0 0',
});

// The server checks by the rules of the edition.
const schema = z.object({
  title: z.string(),
  topic: z.string(),
  abstract: z.string(),
  keywords: z.string(),
  authors: z.array(
    z.object({
      givenName: z.string(),
      familyName: z.string(),
      email: z.string(),
      affiliation: z.string(),
      country: z.string(),
      isPresenting: z.boolean(),
      isCorresponding: z.boolean(),
    }),
  ),
  reason: z.string().check(z.trim(), z.minLength(3, texts.reasonMissing)),
});

/** At every status but withdrawn and a draft, which its author edits. */
export function EditForAuthor(props: PaperActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button look="text" onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function EditDialog({ paper, onDone, onClose }: PaperActionProps & { onClose: () => void }) {
  const edit = useEditForAuthor(paper);
  const topics = useEdition().topics.map(({ name }) => name);
  const { title, topic, abstract, authorList: authors } = paper;
  const form = useForm({
    schema,
    defaultValues: {
      ...{ title, topic, abstract, authors, reason: '' },
      keywords: paper.keywords.join(', '),
    },
  });
  return (
    <FormDialog
      title={texts.editTitle}
      text={texts.editText}
      confirm={texts.editConfirm}
      keep={texts.cancel}
      form={form}
      error={problemOf(edit.error)}
      onClose={onClose}
      onSubmit={async ({ keywords, ...values }) => {
        const words = keywords.split(',').map((word) => word.trim());
        const state = await edit.mutateAsync({ ...values, keywords: words.filter(Boolean) });
        onClose();
        onDone(unlessHeld(state, texts.edited));
      }}
    >
      <TextField name="title" label={texts.title} maxLength={300} />
      <SelectField name="topic" label={texts.topic} options={[...new Set([...topics, topic])]} />
      <TextAreaField name="abstract" label={texts.abstract} rows={8} maxLength={10_000} />
      <TextField name="keywords" label={texts.keywords} hint={texts.keywordsHint} />
      {authors.map((author, index) => (
        <Author key={author.email}>
          <legend>{texts.author({ number: index + 1 })}</legend>
          <FieldGrid>
            <TextField
              name={`authors.${index}.givenName`}
              label={texts.givenName}
              maxLength={100}
            />
            <TextField
              name={`authors.${index}.familyName`}
              label={texts.familyName}
              maxLength={100}
            />
            <EmailField name={`authors.${index}.email`} label={texts.email} autoComplete="off" />
            <TextField
              name={`authors.${index}.affiliation`}
              label={texts.affiliation}
              maxLength={200}
            />
            <CountryField name={`authors.${index}.country`} label={texts.country} />
          </FieldGrid>
        </Author>
      ))}
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={5000} />
    </FormDialog>
  );
}
