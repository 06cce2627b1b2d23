import { renderRemote, screen, userEvent } from '@plenary/kit/testing';
import { TabSet } from './tab-set';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ label, content: <p>Panel {label}</p> }));

const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);

it('shows the first panel, and another one on click', async () => {
  renderRemote(<TabSet label="Choices" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Choices' })).toBeVisible();
  expect(shownPanels()).toEqual(['OnePanel One']);
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveAttribute('aria-selected', 'true');
  expect(shownPanels()).toEqual(['ThreePanel Three']);
});

it('has one tab stop and handles arrows, Home and End', async () => {
  renderRemote(<TabSet label="Choices" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  expect(shownPanels()).toEqual(['TwoPanel Two']);
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('renders every panel for readers without JavaScript', () => {
  renderRemote(<TabSet label="Choices" tabs={tabs} />);
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
});
