import { Module } from '@nestjs/common';
import { AdminFrontEndsController } from './admin-front-ends.controller.js';
import { AdminFrontEnds } from './admin-front-ends.service.js';
import { FrontEndFailuresController } from './front-end-failures.controller.js';
import { FrontEndMeasurementsController } from './front-end-measurements.controller.js';
import { FrontEndReports } from './front-end-reports.service.js';
import { FrontEndsRetention } from './front-ends.retention.js';
import { LiveVersions } from './live-versions.js';
import { SourcePlaces } from './source-places.js';

@Module({
  controllers: [
    FrontEndFailuresController,
    FrontEndMeasurementsController,
    AdminFrontEndsController,
  ],
  providers: [AdminFrontEnds, FrontEndReports, FrontEndsRetention, LiveVersions, SourcePlaces],
  exports: [LiveVersions],
})
export class FrontEndsModule {}
