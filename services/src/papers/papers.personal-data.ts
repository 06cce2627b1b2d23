import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Erasure,
  PersonalDataParts,
  type PersonalDataPart,
} from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../users/user.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import { PaperFiles } from './paper-files.js';
import { Paper } from './paper.entity.js';

/**
 * One's own papers, with what has been released of them. Drafts go; what was submitted stays, without
 * the name of who goes.
 */
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

  /** Co-authors are other people: of the authors only the person is told. */
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
    await this.files.forgetNames(tx, id);
    // An address that is not verified may be somebody else's.
    await tx.query(
      `UPDATE paper_authors SET given_name = '', family_name = '', email = '', affiliation = '',
              country = ''
        WHERE lower(email) = lower($1)
          AND ($2 OR paper_id IN (SELECT id FROM papers WHERE owner_id = $3))`,
      [email, isEmailVerified, id],
    );
  }
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
