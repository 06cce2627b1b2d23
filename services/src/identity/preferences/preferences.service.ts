import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
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

const NONE = { hasShortcuts: true, paperColumns: null, exportColumns: {} };

/** How a person uses the lists. All of it is the person's own, and seen by no one else. */
@Injectable()
export class PreferencesService implements PersonalDataPart, OnModuleInit {
  readonly name = 'preferences';

  constructor(
    private readonly dataSource: DataSource,
    private readonly parts: PersonalDataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read(userId: string, tx = this.dataSource.manager): Promise<PresentedPreferences> {
    const { hasShortcuts, paperColumns, exportColumns } =
      (await tx.findOneBy(Preferences, { userId })) ?? NONE;
    const select = { id: true, list: true, name: true, search: true };
    const views = await tx.find(SavedView, {
      where: { ownerId: userId },
      select,
      order: { name: 'ASC' },
    });
    return { hasShortcuts, paperColumns, exportColumns, views };
  }

  /** The last of several changes counts: they are one person's. */
  async change(userId: string, changes: PreferencesChange): Promise<PresentedPreferences> {
    await this.dataSource.manager.upsert(Preferences, { userId, ...changes }, ['userId']);
    return this.read(userId);
  }

  /** Repeating it changes nothing. @throws AppError CONFLICT with too many views of the list */
  async saveView(ownerId: string, view: NewView): Promise<PresentedPreferences> {
    const { list, name } = view;
    const tx = this.dataSource.manager;
    const others = await tx.countBy(SavedView, { ownerId, list, name: Not(name) });
    if (others >= MAX_VIEWS)
      throw new AppError(ErrorCode.CONFLICT, texts.tooMany({ max: MAX_VIEWS }));
    const same = await tx.findOneBy(SavedView, { ownerId, list, name });
    await tx.upsert(SavedView, { ...view, ownerId, id: same?.id ?? newId() }, [
      ...(['ownerId', 'list', 'name'] as const),
    ]);
    return this.read(ownerId);
  }

  /** @throws AppError NOT_FOUND; CONFLICT when another view has the name */
  async renameView(ownerId: string, id: string, name: string): Promise<PresentedPreferences> {
    const { affected } = await this.dataSource.manager
      .update(SavedView, { id, ownerId }, { name })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AppError(ErrorCode.CONFLICT, texts.taken) : error;
      });
    if (affected !== 1) throw viewNotFound();
    return this.read(ownerId);
  }

  /** @throws AppError NOT_FOUND */
  async deleteView(ownerId: string, id: string): Promise<{ message: string }> {
    const { affected } = await this.dataSource.manager.delete(SavedView, { id, ownerId });
    if (affected !== 1) throw viewNotFound();
    return { message: texts.deleted };
  }

  collect(tx: EntityManager, { id }: PresentedUser): Promise<PresentedPreferences> {
    return this.read(id, tx);
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await tx.delete(Preferences, { userId: id });
    await tx.delete(SavedView, { ownerId: id });
  }
}

const viewNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);
