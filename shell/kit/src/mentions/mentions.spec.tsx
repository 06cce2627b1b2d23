import * as z from 'zod/mini';
import { Form, SubmitButton, useForm } from '../forms';
import { renderRemote, screen, userEvent, within } from '../testing';
import { MentionedText, MentionField } from '.';

const participants = [
  { key: 'reviewer:1', name: 'Reviewer 1', hint: 'Ada Sample' },
  { key: 'reviewer:2', name: 'Reviewer 2', hint: null },
  { key: 'chair', name: 'Chair', hint: 'The organisers of this paper' },
];
const schema = z.object({ text: z.string() });

function Page({ onPost = () => undefined }: { onPost?: (text: string) => void }) {
  const form = useForm({ schema, defaultValues: { text: '' } });
  return (
    <Form form={form} onSubmit={({ text }) => Promise.resolve(onPost(text))}>
      <MentionField name="text" label="Comment" participants={participants} />
      <SubmitButton>Post</SubmitButton>
    </Form>
  );
}

const box = () => screen.findByRole('textbox', { name: /Comment/ });
const list = () => screen.queryByRole('listbox', { name: 'People to mention' });
const names = () => {
  const found = list();
  return found
    ? within(found)
        .getAllByRole('option')
        .map((option) => option.textContent)
    : [];
};
const active = async () => {
  const id = (await box()).getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

it('lists participants once "@" is typed, and describes the list', async () => {
  renderRemote(<Page />);
  const text = await box();
  await userEvent.type(text, 'Is it, @');
  expect(names()).toEqual([
    'Reviewer 1Ada Sample',
    'Reviewer 2',
    'ChairThe organisers of this paper',
  ]);
  expect(text).toHaveAttribute('aria-controls', list()!.id);
  expect(screen.getByRole('status')).toHaveTextContent(/^3 people to mention/);
  await userEvent.type(text, 'rev');
  expect(names()).toHaveLength(2);
  await userEvent.type(text, 'x');
  expect(list()).not.toBeInTheDocument();
  expect(text).not.toHaveAttribute('aria-activedescendant');
});

it('inserts the participant whom the arrow keys and Enter choose, at the caret', async () => {
  const posted: string[] = [];
  renderRemote(<Page onPost={(text) => posted.push(text)} />);
  const text = await box();
  await userEvent.type(text, 'Dear  and all');
  await userEvent.type(text, '@', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(await active()).toContain('Reviewer 1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(await active()).toContain('Chair');
  await userEvent.keyboard('{Enter}');
  expect(text).toHaveValue('Dear @Chair and all');
  expect(text).toHaveFocus();
  await userEvent.keyboard('!');
  expect(text).toHaveValue('Dear @Chair !and all');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(posted).toEqual(['Dear @Chair !and all']);
});

it('finds participants by the names that organisers see, and inserts a touched one', async () => {
  renderRemote(<Page />);
  await userEvent.type(await box(), '@ada');
  expect(names()).toEqual(['Reviewer 1Ada Sample']);
  await userEvent.click(screen.getByRole('option'));
  expect(await box()).toHaveValue('@Reviewer 1 ');
  expect(await box()).toHaveFocus();
});

it('closes with Escape until another "@", and when the text box is left', async () => {
  renderRemote(<Page />);
  const text = await box();
  await userEvent.type(text, '@r{Escape}');
  expect(list()).not.toBeInTheDocument();
  await userEvent.type(text, 'e{Enter}');
  expect(text).toHaveValue('@re\n');
  await userEvent.type(text, '@');
  expect(list()).toBeInTheDocument();
  await userEvent.tab();
  expect(list()).not.toBeInTheDocument();
});

it.each(['ada@sample', 'Reviewer 1', '@ r'])('lists no one for "%s"', async (typed) => {
  renderRemote(<Page />);
  await userEvent.type(await box(), typed);
  expect(list()).not.toBeInTheDocument();
});

it('makes mentions stand out, and the reader’s own one', () => {
  const mentions = [
    { startsAt: 0, length: 11, isYou: true },
    { startsAt: 16, length: 6, isYou: false },
  ];
  renderRemote(
    <p>
      <MentionedText text="@Reviewer 1 and @Chair: no" mentions={mentions} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('@Reviewer 1 (you) and @Chair: no');
  expect(screen.getByText('@Chair')).toBeVisible();
});
