import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from '../../platform/http/http.texts.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  type Choice,
  NOTICE_KINDS,
  NOTICE_RIGHTS,
  type NoticeKind,
} from '../../platform/notices/notice-kinds.js';
import { Notices } from '../../platform/notices/notices.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import type { NoticeChoices } from './notice-choices.schema.js';

/** What an organiser wants to be told. All of it is the organiser's own, and seen by no one else. */
@Injectable()
export class NoticeChoicesService implements PersonalDataPart, OnModuleInit {
  readonly name = 'notices';

  constructor(
    private readonly dataSource: DataSource,
    private readonly parts: PersonalDataParts,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read(user: AuthenticatedUser): Promise<NoticeChoices> {
    const chosen = await this.notices.chosen(this.dataSource.manager, user.id);
    const kinds = NOTICE_KINDS.filter((kind) => hasRight(user, NOTICE_RIGHTS[kind]));
    return { items: kinds.map((kind) => ({ kind, choice: chosen.get(kind) ?? 'never' })) };
  }

  /** Counts for what happens from now on. @throws AppError FORBIDDEN for a kind that the permissions don't include */
  async change(user: AuthenticatedUser, kind: NoticeKind, choice: Choice): Promise<NoticeChoices> {
    if (!hasRight(user, NOTICE_RIGHTS[kind]))
      throw new AppError(ErrorCode.FORBIDDEN, texts.notPermitted);
    await this.notices.choose(this.dataSource.manager, { userId: user.id, kind, choice });
    return this.read(user);
  }

  async collect(tx: EntityManager, { id }: PresentedUser): Promise<Record<string, Choice>> {
    return Object.fromEntries(await this.notices.chosen(tx, id));
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await this.notices.forget(tx, id);
  }
}
