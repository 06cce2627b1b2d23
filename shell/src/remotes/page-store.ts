import type { ComponentType } from 'react';
import type { RemoteModule } from '@plenary/kit/remote';
import type { PageFailure } from './page-failure';
import { loadFailure, RemoteFailure } from './remote-failure';

/** Where pages come from: the federation in the browser, plain files while prerendering. */
export interface RemoteSource {
  load(remote: string): Promise<RemoteModule>;
  /** Prepares another try after a failure. */
  reset(remote: string, failure?: RemoteFailure): Promise<void>;
  /** Told what was shown to the reader in a page's place. */
  report?(failure: PageFailure): void;
}

/** A page as it was delivered, for reading while its code is not there. */
export interface DeliveredPage {
  path: string;
  html: string;
}

/** The pages that have been loaded, and the loading of more. */
export class PageStore {
  private readonly loaded = new Map<string, ComponentType>();
  private delivered: DeliveredPage | undefined;

  constructor(private readonly source: RemoteSource) {}

  /** The page, if it is here already. */
  peek(remote: string, path: string): ComponentType | undefined {
    return this.loaded.get(`${remote} ${path}`);
  }

  /** @throws RemoteFailure when the remote or the page's code does not arrive whole */
  async load(remote: string, path: string): Promise<ComponentType> {
    try {
      const module = await this.source.load(remote);
      const page = module.pages[path];
      if (!page) throw new RemoteFailure('no-page');
      const component = (await page()).default;
      this.loaded.set(`${remote} ${path}`, component);
      return component;
    } catch (error) {
      throw loadFailure(error);
    }
  }

  /** Tries again what failed, from the beginning: the remote's other pages are loaded anew as well. */
  async loadAgain(remote: string, path: string, failure?: RemoteFailure): Promise<ComponentType> {
    await this.source.reset(remote, failure);
    for (const key of this.loaded.keys()) {
      if (key.startsWith(`${remote} `)) this.loaded.delete(key);
    }
    return this.load(remote, path);
  }

  report(failure: PageFailure): void {
    this.source.report?.(failure);
  }

  /** Keeps the delivered page for its path, in the place of a spinner or a failure. */
  keep(page: DeliveredPage): void {
    this.delivered = page;
  }

  kept(path: string): string | undefined {
    return this.delivered?.path === path ? this.delivered.html : undefined;
  }
}
