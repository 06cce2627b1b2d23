import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { MemoryRouter } from 'react-router-dom';
import { KitTheme } from '../ui';
import {
  CheckboxField,
  CodeField,
  CountryField,
  FileField,
  Form,
  PasswordField,
  RadioCards,
  SegmentedField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '.';

function Everything() {
  const form = useForm({ schema: z.object({}), defaultValues: {}, draftKey: 'everything' });
  const options = [{ value: 'a', label: 'A', title: 'A' }];
  return (
    <Form form={form} onSubmit={() => undefined} error="Something went wrong">
      <TextField name="text" label="Text" unit="USD" />
      <TextAreaField name="area" label="Area" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <CodeField name="code" label="Code" />
      <CountryField name="country" label="Country" />
      <SegmentedField name="segmented" label="Segmented" options={options} />
      <RadioCards name="cards" label="Cards" options={options} />
      <FileField name="file" label="File" />
      <CheckboxField name="checkbox" label="Checkbox" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

it('renders a form on the server without style attributes, which the security policy forbids', () => {
  const html = renderToString(
    <KitTheme>
      <MemoryRouter>
        <Everything />
      </MemoryRouter>
    </KitTheme>,
  );
  expect(html).toContain('Checkbox');
  expect(html).not.toMatch(/\sstyle=/);
});
