import { formErrorOf, api, unwrap } from '@plenary/kit/api';
import { IconMail } from '@plenary/kit/art/icons';
import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Alert, colours, Panel, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { texts } from './texts';

const words = texts.already;

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, words.required),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.invalid),
    ),
});

const Box = styled(Panel)(({ theme }) => ({
  '& > p': { fontSize: '0.9375rem' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colours.muted },
  '& form > div:has(> [type="submit"])': { display: 'grid' },
  [theme.breakpoints.up('sm')]: { '& form > div': { justifyItems: 'start' } },
}));

/** Emails the payment details again. The answer does not depend on the address. */
export function AlreadyRegistered() {
  const form = useForm({ schema, defaultValues: { email: '' } });
  const ask = useMutation({
    mutationFn: (body: { email: string }) =>
      unwrap(api.POST('/api/v1/payments/email-details', { body })),
  });
  return (
    <Box as="section" aria-labelledby="already-registered">
      <h2 id="already-registered">{words.title}</h2>
      <p>{words.text}</p>
      {ask.isSuccess && <Answer text={ask.data.message} />}
      {!ask.isSuccess && (
        <Form
          form={form}
          error={formErrorOf(ask.error, words.failed)}
          onSubmit={(values) => ask.mutateAsync(values)}
        >
          <EmailField name="email" label={words.email} />
          <div>
            <SubmitButton look="outlined" startIcon={<IconMail />}>
              {words.action}
            </SubmitButton>
          </div>
          <small>{words.note}</small>
        </Form>
      )}
    </Box>
  );
}

/** Takes the focus, which the form that it replaces had. */
function Answer({ text }: { text: string }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    answer.current?.focus();
  }, []);
  return (
    <div ref={answer} tabIndex={-1}>
      <Alert severity="info">{text}</Alert>
    </div>
  );
}
