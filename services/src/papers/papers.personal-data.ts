import { param } from '../platform/database/expressions.js';
import { emailKey } from '../platform/core/email-address.js';
import { sql } from 'kysely';
import { statement } from '../platform/database/statement.js';
import { db } from '../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Erasure,
  PersonalDataParts,
  type PersonalDataPart,
} from '../platform/personal-data/personal-data-parts.js';
import type { PresentedUser } from '../platform/http/policy/user.schema.js';
import { AuthorPapersQuery } from './submission/author-papers.query.js';
import { PaperFiles } from './files/paper-files.js';
import { Paper } from './paper/paper.entity.js';

type Author = Pick<PresentedUser, 'id' | 'email' | 'isEmailVerified'>;

const eraseAuthor = statement((p: Author) =>
  db
    .updateTable('paper_authors')
    .set({ given_name: '', family_name: '', email: '', affiliation: '', country: '' })
    .where(sql<boolean>`email_key(email) = email_key(${p.email})`)
    .where(({ or, eb, selectFrom }) =>
      or([
        param(p.isEmailVerified, 'boolean'),
        eb('paper_id', 'in', selectFrom('papers').select('id').where('owner_id', '=', p.id)),
      ]),
    ),
);

/** Erasure deletes drafts and anonymises submitted papers. */
@Injectable()
export class PapersPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'papers';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly query: AuthorPapersQuery,
    private readonly files: PaperFiles,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  /** Leaves out co-authors, who are other people. */
  async collect(tx: EntityManager, { id, email }: PresentedUser) {
    const { items } = await this.query.list(tx, id);
    const isPerson = (author: { email: string }) => sameAddress(author.email, email);
    return items.toReversed().map(({ problems: _problems, authors, ...paper }) => ({
      ...paper,
      author: authors.find(isPerson) ?? null,
    }));
  }

  async erase(
    tx: EntityManager,
    { id, email, isEmailVerified }: PresentedUser,
    erasure: Erasure,
  ): Promise<void> {
    for (const draft of await tx.findBy(Paper, { ownerId: id, status: 'draft' })) {
      erasure.afterCommit(await this.files.removeAll(tx, draft.id));
      await tx.delete(Paper, { id: draft.id });
    }
    await this.files.eraseNames(tx, id);
    // An unverified address may belong to another person.
    await eraseAuthor.run(tx, { id, email, isEmailVerified });
  }
}

function sameAddress(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}
