import { FillingsProvider, type FilledSlot } from '@plenary/kit/router';
import { renderToString } from 'react-dom/server';
import { render, screen } from '../testing';
import { isSlot, Slot } from '.';

const shown = ({ name, data }: FilledSlot) => <p>{`${name} ${JSON.stringify(data)}`}</p>;
const slot = <Slot name="paper.end" data={{ number: 118 }} />;

it('hands its name and data to the shell', () => {
  render(<FillingsProvider value={shown}>{slot}</FillingsProvider>);
  expect(screen.getByText('paper.end {"number":118}')).toBeVisible();
});

it('is nothing without a shell', () => {
  const { container } = render(slot);
  expect(container).toBeEmptyDOMElement();
});

it('is nothing on a prerendered page, which knows no one', () => {
  expect(renderToString(<FillingsProvider value={shown}>{slot}</FillingsProvider>)).toBe('');
});

it.each([
  ['paper.end', true],
  ['home.top', false],
  ['toString', false],
])('knows whether %s is a slot: %s', (name, is) => {
  expect(isSlot(name)).toBe(is);
});
