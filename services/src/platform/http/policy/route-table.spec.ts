import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Access } from './access.js';
import { Needs } from './rights.js';
import { RouteTable } from './route-table.js';

@Controller('things')
class ThingsController {
  @Get(':id')
  @Access('user')
  guarded() {
    return {};
  }
}

@Controller('others')
class ForgottenController extends ThingsController {
  @Get('all')
  forgotten() {
    return {};
  }
}

@Controller('admin/things')
class AdminController {
  @Get()
  @Access('admin')
  forgotten() {
    return {};
  }

  @Get('all')
  @Access('admin')
  @Needs('papers:read')
  guarded() {
    return {};
  }
}

@Controller('things')
class OpenController {
  @Get('mine')
  @Access('user')
  @Needs('papers:read')
  mine() {
    return {};
  }
}

@Module({ imports: [DiscoveryModule], controllers: [ThingsController], providers: [RouteTable] })
class GuardedModule {}

@Module({ imports: [DiscoveryModule], controllers: [ForgottenController], providers: [RouteTable] })
class ForgottenModule {}

@Module({
  imports: [DiscoveryModule],
  controllers: [AdminController, OpenController],
  providers: [RouteTable],
})
class UnclearModule {}

const start = async (module: new () => object) => {
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  await app.init();
  return app;
};

describe('the route table', () => {
  it('knows each route with its policy', async () => {
    const app = await start(GuardedModule);
    expect(app.get(RouteTable).routes()).toEqual([
      { method: 'GET', path: '/things/:id', policy: { level: 'user', limit: undefined } },
    ]);
    await app.close();
  });

  it('stops the start for a route without a policy', async () => {
    await expect(start(ForgottenModule)).rejects.toThrow(
      'Routes without a policy: GET /others/all',
    );
  });

  it('stops the start for an admin route without a right, and for a right on another level', async () => {
    await expect(start(UnclearModule)).rejects.toThrow(
      `Rights that do not fit: GET /admin/things, GET /things/mine. Add @Needs('<right>') next to @Access('admin')`,
    );
  });
});
