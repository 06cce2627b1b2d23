// Makes the types of the API client from the server's own description.
// `npm run schema -w @plenary/kit`; `-- --check` only compares.
import openapiTS, { astToString } from 'openapi-typescript';
import { keep } from './keep.mjs';

const description = new URL('../../../services/openapi.json', import.meta.url);
const banner = '// Made by scripts/schema.mjs from services/openapi.json.\n\n';
await keep('src/api/schema.gen.ts', banner + astToString(await openapiTS(description)));
