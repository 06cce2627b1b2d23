import type { RemoteModule } from '@plenary/kit/remote';
import { PageStore } from './page-store';

const Page = () => null;

function storeOf(load: jest.Mock) {
  const source = { load, reset: () => Promise.resolve() };
  return new PageStore(source, { shell: '', contract: '', remotes: {} });
}

const remote = {
  pages: { '/papers': () => Promise.resolve({ default: Page }) },
} as unknown as RemoteModule;

it('gives a page that was begun without asking for it again', async () => {
  const load = jest.fn().mockResolvedValue(remote);
  const pages = storeOf(load);

  pages.begin('mfe_papers', '/papers');

  await expect(pages.load('mfe_papers', '/papers')).resolves.toBe(Page);
  expect(load).toHaveBeenCalledTimes(1);
  expect(pages.peek('mfe_papers', '/papers')).toBe(Page);
});

it('gives the failure of a page that was begun once, and loads it on the next try', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(remote);
  const pages = storeOf(load);

  pages.begin('mfe_papers', '/papers');

  await expect(pages.load('mfe_papers', '/papers')).rejects.toThrow();
  await expect(pages.load('mfe_papers', '/papers')).resolves.toBe(Page);
  expect(load).toHaveBeenCalledTimes(2);
});
