import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { User } from '../users/user.entity.js';

const GIVEN_NAMES = [
  ...['Amina', 'Bilal', 'Chidi', 'Dalia', 'Esi', 'Farid', 'Gita', 'Hana', 'Ines', 'João', 'Kofi'],
  ...['Lwazi', 'Minh', 'Nomvula', 'Ọlá', 'Priya', 'Quỳnh', 'Rosa', 'Samir'],
];
const FAMILY_NAMES = [
  ...['Abebe', 'Banda', 'Castillo', 'Diallo', 'Eze', 'Fernandes', 'Gupta', 'Hassan', 'Islam'],
  ...['Juma', 'Khumalo', 'Lopes', 'Mensah', 'Nguyễn', 'Okafor', 'Perera', 'Quispe', 'Rahman'],
  ...['Silva', 'Tadesse', 'Usman', 'Valdez', 'Wanjiru'],
];
const TITLES = ['Dr', 'Prof', 'Ms', 'Mr', 'Mrs'];
const POSITIONS = ['Lecturer', 'Doctoral student', 'Editor', 'Researcher', 'Producer'];
const INSTITUTIONS = [
  { name: 'University of the Coast', domain: 'coast.invalid', country: 'Ghana' },
  { name: 'Lakeside University', domain: 'lakeside.invalid', country: 'Kenya' },
  { name: 'Highland Institute', domain: 'highland.invalid', country: 'Ethiopia' },
  { name: 'Delta School of Media', domain: 'delta.invalid', country: 'Nigeria' },
  { name: 'Savanna University', domain: 'savanna.invalid', country: 'Senegal' },
  { name: 'Cape Media Laboratory', domain: 'cape.invalid', country: 'South Africa' },
  { name: 'Monsoon University', domain: 'monsoon.invalid', country: 'India' },
  { name: 'River Plain University', domain: 'riverplain.invalid', country: 'Bangladesh' },
  { name: 'Archipelago University', domain: 'archipelago.invalid', country: 'Indonesia' },
  { name: 'Altiplano Academy', domain: 'altiplano.invalid', country: 'Peru' },
  { name: 'Southern Bay University', domain: 'southernbay.invalid', country: 'Brazil' },
  { name: 'Northern Dock University', domain: 'northerndock.invalid', country: 'United Kingdom' },
] as const;

const PEOPLE = 57;
/** Of them, the last ones, so that reviewers and authors are different people. */
const REVIEWERS = 9;
/** Days ago: the first account. */
const FIRST = 60;

const of = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value;

/** Accounts that no one can log in to, with addresses that no server has (RFC 2606, 2). */
@Injectable()
export class SamplePeople {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async make(tx: EntityManager): Promise<void> {
    const people = Array.from({ length: PEOPLE }, (_, n) => this.person(n));
    await tx.insert(User, people);
    await this.audit.recordAll(
      tx,
      people.map(({ id, role }) => ({
        ...{ actorId: null, action: 'user.created', after: role },
        subject: { type: 'user', id },
      })),
    );
  }

  private person(n: number): Omit<User, 'version'> {
    const { name, domain, country } = of(INSTITUTIONS, n);
    const daysAgo = Math.round(FIRST * (1 - n / PEOPLE));
    return {
      ...{ id: newId(), email: `person-${n + 1}@${domain}`, passwordHash: '' },
      ...{ title: of(TITLES, n), position: of(POSITIONS, n), country, phone: null },
      ...{ firstName: of(GIVEN_NAMES, n), lastName: `${of(FAMILY_NAMES, n)} (sample)` },
      ...{ organization: `${name} (sample)`, isDisabled: false, isSample: true },
      role: n < PEOPLE - REVIEWERS ? 'researcher' : 'reviewer',
      isEmailVerified: n % 9 !== 4,
      createdAt: after(this.clock.now(), -daysAgo * DAY),
    };
  }
}
