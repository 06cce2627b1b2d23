import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { isComplete, type Policy, policyOf } from './access.js';

export interface Route {
  method: string;
  /** Without the global prefix: "/auth/me". */
  path: string;
  policy: Policy | undefined;
}

@Injectable()
export class RouteTable implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const routes = this.routes();
    const open = routes.filter(({ policy }) => policy === undefined);
    if (open.length > 0)
      throw new Error(`Routes without a policy: ${namesOf(open)}. Declare one with @Access().`);
    const unclear = routes.filter(({ policy }) => policy && !isComplete(policy));
    if (unclear.length > 0)
      throw new Error(
        `Rights that do not fit: ${namesOf(unclear)}. Add @Needs('<right>') next to ` +
          `@Access('admin'), with a right of platform/http/policy/rights.ts; other levels have none.`,
      );
  }

  routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, object>;
      const base = this.reflector.get<string>(PATH_METADATA, metatype);
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name] as () => unknown;
        const path = this.reflector.get<string | undefined>(PATH_METADATA, handler);
        if (path === undefined) return [];
        const method = this.reflector.get<RequestMethod>(METHOD_METADATA, handler);
        return {
          method: RequestMethod[method],
          path: `/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          policy: policyOf(this.reflector, handler),
        };
      });
    });
  }
}

const namesOf = (routes: Route[]) =>
  routes.map(({ method, path }) => `${method} ${path}`).join(', ');
