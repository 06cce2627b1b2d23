import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from './icons';
import { FooterMapArt, MapArt, Mark, Portrait, ThinningLines } from './index';

const drawings = {
  'footer map': <FooterMapArt />,
  map: <MapArt arcs />,
  mark: <Mark />,
  portrait: <Portrait seed="Amina" initials="AW" />,
  'empty state': <ThinningLines tone="empty" />,
  'error state': <ThinningLines tone="error" />,
  ...Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} />])),
};

describe.each(Object.entries(drawings))('%s', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing);

  it('is hidden from assistive technology and takes no focus', () => {
    expect(markup).toMatch(/^<svg aria-hidden="true" focusable="false"/);
  });

  it('needs no inline style, which the policy of the site refuses', () => {
    expect(markup).not.toMatch(/style/);
  });

  it('draws numbers only, and the same ones in every render', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(renderToStaticMarkup(drawing)).toBe(markup);
  });
});

describe('Portrait', () => {
  const portrait = (seed: string, ground = 0) =>
    renderToStaticMarkup(<Portrait seed={seed} initials="AW" ground={ground} />);

  it('differs from person to person', () => {
    expect(portrait('Amina')).not.toBe(portrait('Amine'));
  });

  it('takes its three grounds in turn', () => {
    expect(new Set([0, 1, 2].map((ground) => portrait('Amina', ground))).size).toBe(3);
    expect(portrait('Amina', 3)).toBe(portrait('Amina', 0));
  });
});
