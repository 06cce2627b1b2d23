import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { newId } from '../src/platform/core/new-id.js';
import { Paper } from '../src/papers/paper/paper.entity.js';
import type { PaperStatus } from '../src/papers/status/paper-status.js';

/** USD 50, unless `changes` differs. */
export function registrationData(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    registrationType: 'participant',
    academicCategory: 'student',
    registrationPackage: 'virtual_presentation_only',
    price: 50,
    title: 'Ms',
    firstName: 'Adaeze',
    lastName: 'Nwosu',
    email: `${newId()}@example.org`,
    organization: 'University of Lagos',
    position: 'Student',
    country: 'Nigeria',
    phone: '+234 000 0000',
    ...changes,
  };
}

/** USD 350. */
export function publicationData(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return registrationData({
    registrationType: 'author',
    academicCategory: 'professional',
    registrationPackage: 'physical_publication',
    price: 350,
    ...changes,
  });
}

export async function makePaper(
  app: NestFastifyApplication,
  ownerId: string,
  status: PaperStatus = 'accepted',
): Promise<string> {
  const dataSource = app.get(DataSource);
  const [edition] = await dataSource.query<{ id: string }[]>('SELECT id FROM editions');
  const id = newId();
  await dataSource.manager.insert(Paper, {
    id,
    editionId: edition?.id,
    ownerId,
    kind: 'full-paper',
    title: 'Radio and its machines',
    status,
    createdAt: new Date(),
  });
  return id;
}
