import { act, screen } from '@plenary/kit/testing';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteAnswer } from './first-answer';
import { HydratedLater } from './hydrated-later';

let change: (text: string) => void;

/** A part that names itself when it is rendered, and shows what the page around it says. */
function Page({ name, rendered }: { name: string; rendered: string[] }) {
  const [text, setText] = useState('as composed');
  change = setText;
  return (
    <HydratedLater>
      <Part {...{ name, rendered, text }} />
    </HydratedLater>
  );
}

function Part({ name, rendered, text }: { name: string; rendered: string[]; text: string }) {
  rendered.push(name);
  return (
    <p>
      {name} {text}
    </p>
  );
}

async function hydrate(name: string, rendered: string[]) {
  const root = document.createElement('div');
  root.innerHTML = `<!--$--><p>${name}<!-- --> <!-- -->as composed</p><!--/$-->`;
  document.body.append(root);
  await act(async () => hydrateRoot(root, <Page {...{ name, rendered }} />));
}

it('takes over a part once the page answers, and before where it changes', async () => {
  const rendered: string[] = [];
  await hydrate('Footer', rendered);
  await hydrate('Menu', rendered);
  expect(rendered).toEqual([]);

  await act(async () => change('for Ada'));
  expect(screen.getByText('Menu for Ada')).toBeVisible();
  expect(screen.getByText('Footer as composed')).toBeVisible();
  expect(rendered).not.toContain('Footer');

  await act(async () => noteAnswer());
  expect(rendered).toContain('Footer');
  expect(screen.getByText('Footer as composed')).toBeVisible();
});
