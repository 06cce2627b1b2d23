import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { newId } from '../src/common/new-id.js';
import { Paper } from '../src/papers/paper.entity.js';
import type { PaperStatus } from '../src/papers/paper-status.js';

/** A student who attends online for USD 50, unless `changes` says otherwise. */
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

/** A professional author who publishes, for USD 350. */
export function publicationData(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return registrationData({
    registrationType: 'author',
    academicCategory: 'professional',
    registrationPackage: 'physical_publication',
    price: 350,
    ...changes,
  });
}

/** @returns the id of a paper of the current edition */
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
