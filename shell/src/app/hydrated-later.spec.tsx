import { act, screen, userEvent, waitFor } from '@plenary/kit/testing';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteAnswer } from './first-answer';
import { HydratedLater } from './hydrated-later';

interface PageProps {
  name: string;
  onRender: (name: string) => void;
}

function Page({ name, onRender }: PageProps) {
  const [text, setText] = useState('as composed');
  return (
    <>
      <button onClick={() => setText('for Ada')}>Log in to {name}</button>
      <HydratedLater>
        <Part {...{ name, onRender, text }} />
      </HydratedLater>
    </>
  );
}

function Part({ name, onRender, text }: PageProps & { text: string }) {
  onRender(name);
  return (
    <p>
      {name} {text}
    </p>
  );
}

async function hydrate(props: PageProps): Promise<void> {
  const { name } = props;
  const root = document.createElement('div');
  root.innerHTML = `<button>Log in to <!-- -->${name}</button><!--$--><p>${name}<!-- --> <!-- -->as composed</p><!--/$-->`;
  document.body.append(root);
  await act(() => Promise.resolve(hydrateRoot(root, <Page {...props} />)));
}

it('takes over a part once the page answers, and before where it changes', async () => {
  const onRender = jest.fn();
  await hydrate({ name: 'Footer', onRender });
  await hydrate({ name: 'Menu', onRender });
  expect(onRender).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Log in to Menu' }));
  expect(screen.getByText('Menu for Ada')).toBeVisible();
  expect(screen.getByText('Footer as composed')).toBeVisible();
  expect(onRender).not.toHaveBeenCalledWith('Footer');

  noteAnswer();
  await waitFor(() => expect(onRender).toHaveBeenCalledWith('Footer'));
  expect(screen.getByText('Footer as composed')).toBeVisible();
});
