import { Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import * as z from 'zod/mini';
import { texts } from './texts';

const LONGEST = 60;

const schema = z.object({
  number: z.string().check(z.trim(), z.minLength(1, texts.required), z.maxLength(LONGEST)),
});

export function NumberForm() {
  const form = useForm({ schema, defaultValues: { number: '' } });
  const navigate = useNavigate();
  return (
    <Form
      form={form}
      onSubmit={async ({ number }) => {
        form.reset({ number: '' });
        await navigate(paths.verifyDocument.href({ number }));
      }}
    >
      <TextField
        name="number"
        label={texts.number}
        hint={texts.hint}
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
      />
      <SubmitButton look="outlined">{texts.submit}</SubmitButton>
    </Form>
  );
}
