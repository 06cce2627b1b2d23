import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { AnnouncementOptOuts } from '../../messaging/opt-outs/announcement-opt-outs.js';
import { newId } from '../../platform/core/new-id.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { Preferences } from './preferences.entity.js';
import {
  texts,
  type NewView,
  type PreferencesChange,
  type PresentedPreferences,
} from './preferences.schema.js';
import { SavedView } from './saved-view.entity.js';

const MAX_VIEWS = 50;

type Person = Pick<PresentedUser, 'id' | 'email'>;

const NONE = { hasShortcuts: true, paperColumns: null, exportColumns: {} };

/** How a person uses the lists. All of it is the person's own, and seen by no one else. */
@Injectable()
export class PreferencesService implements PersonalDataPart, OnModuleInit {
  readonly name = 'preferences';

  constructor(
    private readonly dataSource: DataSource,
    private readonly parts: PersonalDataParts,
    private readonly optOuts: AnnouncementOptOuts,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read(
    { id: userId, email }: Person,
    tx = this.dataSource.manager,
  ): Promise<PresentedPreferences> {
    const { hasShortcuts, paperColumns, exportColumns } =
      (await tx.findOneBy(Preferences, { userId })) ?? NONE;
    const select = { id: true, list: true, name: true, search: true };
    const views = await tx.find(SavedView, {
      where: { ownerId: userId },
      select,
      order: { name: 'ASC' },
    });
    const getsAnnouncements = !(await this.optOuts.includes(tx, email));
    return { hasShortcuts, paperColumns, exportColumns, getsAnnouncements, views };
  }

  /** The last of several changes counts: they are one person's. */
  async change(
    person: Person,
    { getsAnnouncements, ...changes }: PreferencesChange,
  ): Promise<PresentedPreferences> {
    const tx = this.dataSource.manager;
    await tx.upsert(Preferences, { userId: person.id, ...changes }, ['userId']);
    if (getsAnnouncements === true) await this.optOuts.remove(tx, person.email);
    if (getsAnnouncements === false) await this.optOuts.add(tx, person.email);
    return this.read(person);
  }

  /** Repeating it changes nothing. @throws AppError CONFLICT with too many views of the list */
  async saveView(owner: Person, view: NewView): Promise<PresentedPreferences> {
    const { id: ownerId } = owner;
    const { list, name } = view;
    const tx = this.dataSource.manager;
    const others = await tx.countBy(SavedView, { ownerId, list, name: Not(name) });
    if (others >= MAX_VIEWS)
      throw new AppError(ErrorCode.CONFLICT, texts.tooMany({ max: MAX_VIEWS }));
    const same = await tx.findOneBy(SavedView, { ownerId, list, name });
    await tx.upsert(SavedView, { ...view, ownerId, id: same?.id ?? newId() }, [
      ...(['ownerId', 'list', 'name'] as const),
    ]);
    return this.read(owner);
  }

  /** @throws AppError NOT_FOUND; CONFLICT when another view has the name */
  async renameView(owner: Person, id: string, name: string): Promise<PresentedPreferences> {
    const { affected } = await this.dataSource.manager
      .update(SavedView, { id, ownerId: owner.id }, { name })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AppError(ErrorCode.CONFLICT, texts.taken) : error;
      });
    if (affected !== 1) throw viewNotFound();
    return this.read(owner);
  }

  /** @throws AppError NOT_FOUND */
  async deleteView(ownerId: string, id: string): Promise<{ message: string }> {
    const { affected } = await this.dataSource.manager.delete(SavedView, { id, ownerId });
    if (affected !== 1) throw viewNotFound();
    return { message: texts.deleted };
  }

  collect(tx: EntityManager, person: PresentedUser): Promise<PresentedPreferences> {
    return this.read(person, tx);
  }

  async erase(tx: EntityManager, { id, email }: PresentedUser): Promise<void> {
    await this.optOuts.remove(tx, email);
    await tx.delete(Preferences, { userId: id });
    await tx.delete(SavedView, { ownerId: id });
  }
}

const viewNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);
