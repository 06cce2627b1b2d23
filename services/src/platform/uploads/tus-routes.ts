import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiResponse } from '@nestjs/swagger';
import { OFFSET_STREAM } from './offset-stream.js';

/** The protocol is described at tus.io; its responses are headers. */
export const Tus = (status: number, ...headers: string[]) =>
  applyDecorators(
    ApiHeader({ name: 'Tus-Resumable', required: true, schema: { enum: ['1.0.0'] } }),
    ...headers.map((name) => ApiHeader({ name, required: true })),
    ApiResponse({ status, description: 'tus 1.0.0', content: {} }),
  );

export const AcceptsBytes = () =>
  applyDecorators(
    ApiConsumes(OFFSET_STREAM),
    ApiBody({ schema: { type: 'string', format: 'binary' }, required: false }),
  );
