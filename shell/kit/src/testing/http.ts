import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../api/schema.gen';

/** `http.get('/api/v1/edition', ({ response }) => response(200).json(edition))` */
export const http = createOpenApiHttp<paths>();
