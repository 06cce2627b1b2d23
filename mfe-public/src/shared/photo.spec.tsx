import { renderRemote, screen } from '@plenary/kit/testing';
import { Photo } from './photo';

const name = `/api/v1/pictures/${'0a'.repeat(10)}`;

function photo(address: string) {
  renderRemote(<Photo address={address} sizes="50vw" />);
  return screen.getByRole('presentation');
}

it('offers responsive widths and reserves the space', () => {
  const img = photo(`${name}-1200x800`);
  expect(img.getAttribute('srcset')?.split(', ')).toEqual(
    [320, 640, 960, 1200].map((width) => `${name}-1200x800/${width} ${width}w`),
  );
  expect(img).toHaveAttribute('width', '1200');
  expect(img).toHaveAttribute('height', '800');
  expect(img).toHaveAttribute('loading', 'lazy');
});

it('offers only its own width for a small picture', () => {
  expect(photo(`${name}-90x40`)).toHaveAttribute('srcset', `${name}-90x40/90 90w`);
});
