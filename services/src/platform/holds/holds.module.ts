import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldAct } from './held-act.entity.js';
import { HeldActs } from './held-acts.service.js';
import { HeldKinds } from './held-kinds.js';
import { HoldsController } from './holds.controller.js';
import { HoldsRunner } from './holds-runner.js';
import { Holds } from './holds.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([HeldAct])],
  controllers: [HoldsController],
  providers: [HeldActs, HeldKinds, Holds, HoldsRunner],
  exports: [HeldKinds, Holds],
})
export class HoldsModule {}
