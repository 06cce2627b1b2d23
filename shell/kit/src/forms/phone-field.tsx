import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { api, unwrap } from '../api';
import { VisuallyHidden } from '../ui/page';
import { useFormContext } from './form-context';
import { TextField, type TextFieldProps } from './text-field';
import { texts } from './texts';

const Box = styled('div')({ minInlineSize: 0 });

type Props = Omit<TextFieldProps, 'type' | 'autoComplete' | 'hint'> & {
  /** Name of the form's country field, for numbers without a country code. */
  country: string;
};

/** Says after typing how the server stores the number. An unrecognised one is accepted with a hint. */
export function PhoneField({ country, ...props }: Props) {
  const { form } = useFormContext();
  const [hint, setHint] = useState<string>();
  const valueOf = (name: string) => String(form.getValues(name) ?? '').trim();

  async function check() {
    const phone = valueOf(props.name);
    if (!phone) return;
    const body = { phone, country: valueOf(country) };
    // The hint is an extra: without an answer there is none.
    const answer = await unwrap(api.POST('/api/v1/phone-numbers', { body })).catch(() => null);
    if (!answer || valueOf(props.name) !== phone) return;
    const { formatted } = answer;
    if (formatted === null) setHint(texts.phoneUnknown);
    else if (formatted !== phone) setHint(texts.phoneStored({ number: formatted }));
  }

  return (
    <Box onChange={() => setHint(undefined)} onBlur={() => void check()}>
      <TextField {...props} type="tel" autoComplete="tel" hint={hint} />
      <VisuallyHidden role="status">{hint}</VisuallyHidden>
    </Box>
  );
}
