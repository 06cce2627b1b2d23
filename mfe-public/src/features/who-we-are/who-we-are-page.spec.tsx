import { renderRemote, sampleEdition, screen } from '@plenary/kit/testing';
import WhoWeArePage from './who-we-are-page';

it('shows mark, welcome, About, Vision and Mission', () => {
  const { container } = renderRemote(<WhoWeArePage />);
  expect(container.querySelector('svg[viewBox="0 0 34 34"]')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Global South voices' })).toBeVisible();
  expect(screen.getByText(sampleEdition.whoWeAre.welcome)).toHaveTextContent('Global South voices');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(expect.arrayContaining(['About', 'Vision', 'Mission']));
  const { about, vision, mission } = sampleEdition.whoWeAre;
  for (const text of [...about, vision, ...mission]) expect(screen.getByText(text)).toBeVisible();
});
