import type { ComponentType } from 'react';
import { addCatalogue } from '@plenary/kit/i18n';
import type { RemoteModule } from '@plenary/kit/remote';
import type { PageFailure } from './page-failure';
import type { Registry } from './registry';
import { loadFailure, RemoteFailure } from './remote-failure';

export interface RemoteSource {
  load(remote: string): Promise<RemoteModule>;
  reset(remote: string, failure?: RemoteFailure): Promise<void>;
  /** A failure whose reason only a second look tells. */
  explain?(remote: string, failure: RemoteFailure): Promise<RemoteFailure>;
  report?(failure: PageFailure): void;
}

export interface PrerenderedPage {
  path: string;
  html: string;
}

/** Loads pages by the path of their route, and fillings by the name of their slot. */
export class PageStore {
  private readonly loaded = new Map<string, ComponentType>();
  private readonly begun = new Map<string, Promise<ComponentType>>();
  private prerendered: PrerenderedPage | undefined;

  constructor(
    private readonly source: RemoteSource,
    readonly registry: Registry,
  ) {}

  peek(remote: string, path: string): ComponentType | undefined {
    return this.loaded.get(`${remote} ${path}`);
  }

  /** Loads a page before it is rendered. The first `load` of it gets what comes of this, a failure too. */
  begin(remote: string, path: string): void {
    const page = this.loadNow(remote, path);
    page.catch(() => undefined);
    this.begun.set(`${remote} ${path}`, page);
  }

  /** @throws RemoteFailure */
  load(remote: string, path: string): Promise<ComponentType> {
    const key = `${remote} ${path}`;
    const page = this.begun.get(key) ?? this.loadNow(remote, path);
    this.begun.delete(key);
    return page;
  }

  private async loadNow(remote: string, path: string): Promise<ComponentType> {
    try {
      const module = await this.source.load(remote);
      const page = module.pages[path] ?? (module.fillings as RemoteModule['pages'])?.[path];
      if (!page) throw new RemoteFailure('no-page');
      await addCatalogue(module.catalogue);
      const component = (await page()).default;
      this.loaded.set(`${remote} ${path}`, component);
      return component;
    } catch (error) {
      const failure = loadFailure(error);
      throw (await this.source.explain?.(remote, failure)) ?? failure;
    }
  }

  async loadAgain(remote: string, path: string, failure?: RemoteFailure): Promise<ComponentType> {
    await this.source.reset(remote, failure);
    this.begun.clear();
    for (const key of this.loaded.keys()) {
      if (key.startsWith(`${remote} `)) this.loaded.delete(key);
    }
    return this.load(remote, path);
  }

  report(failure: PageFailure): void {
    this.source.report?.(failure);
  }

  keep(page: PrerenderedPage): void {
    this.prerendered = page;
  }

  kept(path: string): string | undefined {
    return this.prerendered?.path === path ? this.prerendered.html : undefined;
  }
}
