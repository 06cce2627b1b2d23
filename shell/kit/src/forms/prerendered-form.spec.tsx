import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { KitTheme } from '../ui';
import {
  CheckboxField,
  FileField,
  Form,
  SegmentedField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '.';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const empty = {
  name: '',
  words: '',
  choice: '',
  side: '',
  agreed: false,
  cv: null as File | null,
};
const schema = z.object({
  name: z.string(),
  words: z.string(),
  choice: z.string(),
  side: z.string(),
  agreed: z.boolean(),
  cv: z.nullable(z.instanceof(File)),
});

function Prerendered({ onSubmit }: { onSubmit: (values: typeof empty) => void }) {
  const form = useForm({ schema, defaultValues: empty, draftKey: 'prerendered' });
  return (
    <KitTheme>
      <Form form={form} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <TextAreaField name="words" label="Words" />
        <SelectField name="choice" label="Choice" options={options} />
        <SegmentedField name="side" label="Side" options={options} />
        <CheckboxField name="agreed" label="Agreed" />
        <FileField name="cv" label="CV" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </KitTheme>
  );
}

let onSubmit: jest.Mock;
let root: HTMLElement;

/** The prerendered form, without its code. */
function deliver() {
  onSubmit = jest.fn();
  root = document.createElement('div');
  root.innerHTML = renderToString(<Prerendered onSubmit={onSubmit} />);
  document.body.replaceChildren(root);
}

async function takeOver() {
  await act(() => Promise.resolve(hydrateRoot(root, <Prerendered onSubmit={onSubmit} />)));
}

afterEach(() => sessionStorage.clear());

it('keeps and sends input before hydration', async () => {
  deliver();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Ama');
  await user.type(screen.getByLabelText('Words'), 'Some words');
  await user.selectOptions(screen.getByLabelText('Choice'), 'B');
  await user.click(screen.getByLabelText('B'));
  await user.click(screen.getByLabelText('Agreed'));
  const cv = new File(['%PDF-1.7'], 'Ama.pdf');
  await user.upload(screen.getByLabelText('CV'), cv);

  await takeOver();
  expect(screen.getByText('Ama.pdf, 1 KB')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), ' Sample');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(onSubmit).toHaveBeenCalledWith({
    name: 'Ama Sample',
    words: 'Some words',
    choice: 'b',
    side: 'b',
    agreed: true,
    cv,
  });
});

it('prefers input before hydration to a draft, which fills the other fields', async () => {
  deliver();
  await takeOver();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Old');
  await user.type(screen.getByLabelText('Words'), 'Kept');

  deliver();
  await user.type(screen.getByLabelText('Name'), 'New');
  await takeOver();

  expect(screen.getByLabelText('Name')).toHaveValue('New');
  expect(screen.getByLabelText('Words')).toHaveValue('Kept');
});

it('submits after hydration when it was submitted before', async () => {
  deliver();
  const form = root.querySelector('form')!;
  expect(form).toHaveAttribute('method', 'dialog');
  await userEvent.type(screen.getByLabelText('Name'), 'Ama');
  // As assets/start.js keeps it.
  form.dataset.pressed = '';

  await takeOver();

  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ ...empty, name: 'Ama' });
  expect(form).not.toHaveAttribute('data-pressed');
});
