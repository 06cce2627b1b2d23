import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { POLICY, type Policy } from './access.js';

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
    const open = this.routes().filter((route) => route.policy === undefined);
    if (open.length === 0) return;
    const names = open.map((route) => `${route.method} ${route.path}`).join(', ');
    throw new Error(`Routes without a policy: ${names}. Declare one with @Access().`);
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
          policy: this.reflector.get<Policy | undefined>(POLICY, handler),
        };
      });
    });
  }
}
