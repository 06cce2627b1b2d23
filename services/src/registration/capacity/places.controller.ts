import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { placesSchema } from './waiting-list.schema.js';
import { WaitingListService } from './waiting-list.service.js';

@Controller('registration/places')
export class PlacesController {
  constructor(private readonly waitingList: WaitingListService) {}

  @Get()
  @Access('public')
  @ResponseSchema(placesSchema)
  read() {
    return this.waitingList.places();
  }
}
