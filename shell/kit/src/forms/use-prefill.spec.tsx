import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, TextField, useForm, usePrefill } from '.';

const schema = z.object({ name: z.string(), email: z.string(), city: z.string() });
const person = { name: 'Amina', email: 'amina@example.org', city: 'Lagos' };

function Sample({ values }: { values?: typeof person }) {
  const form = useForm({ schema, defaultValues: { name: '', email: '', city: '' } });
  usePrefill(form, values);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" />
      <TextField name="city" label="City" />
    </Form>
  );
}

const values = () =>
  ['Name', 'Email', 'City'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

it('fills in empty fields when the values arrive', () => {
  const { rerender } = render(<Sample />);
  expect(values()).toEqual(['', '', '']);
  rerender(<Sample values={person} />);
  expect(values()).toEqual(Object.values(person));
});

it('preserves input, cleared fields and the field with the focus', async () => {
  const { rerender } = render(<Sample />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email'), 'a{Backspace}');
  await userEvent.click(screen.getByLabelText('City'));
  rerender(<Sample values={person} />);
  expect(values()).toEqual(['Ada', '', '']);
});

it('fills in once: a cleared field stays empty', async () => {
  const { rerender } = render(<Sample values={person} />);
  await userEvent.clear(screen.getByLabelText('City'));
  rerender(<Sample values={{ ...person }} />);
  expect(values()).toEqual(['Amina', 'amina@example.org', '']);
});
