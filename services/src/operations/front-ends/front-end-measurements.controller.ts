import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { frontEndMeasurementsLimit } from './front-end-failures.limits.js';
import * as schema from './front-end-measurements.schema.js';
import { FrontEndReports } from './front-end-reports.service.js';

@Controller('front-end-measurements')
export class FrontEndMeasurementsController {
  constructor(private readonly reports: FrontEndReports) {}

  @Post()
  @HttpCode(200)
  @Access('public', frontEndMeasurementsLimit)
  @ResponseSchema(schema.frontEndMeasurementAnswerSchema)
  report(
    @Body({ schema: schema.frontEndMeasurementSchema }) measurement: schema.FrontEndMeasurement,
    @Ip() address: string,
  ) {
    return this.reports.measure(measurement, address);
  }
}
