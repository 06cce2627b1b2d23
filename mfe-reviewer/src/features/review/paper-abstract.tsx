import { formatList } from '@plenary/kit/i18n';
import { Prose, Terms } from '@plenary/kit/ui';
import type { Review } from '../../shared/reviews.api';
import { texts as sharedTexts } from '../../shared/texts';
import { texts } from './texts';

/** Without a number for a meta-reviewer. */
export type PaperToRead = Pick<Review, 'paper' | 'paperKind' | 'topic' | 'round'> &
  Partial<Pick<Review, 'alias'>>;

/** The facts shown to reviewers; never the authors. */
export function PaperAbstract({ review }: { review: PaperToRead }) {
  const { paper, paperKind, topic, alias, round } = review;
  return (
    <>
      <Prose>
        {paper?.abstract.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Prose>
      <Terms
        items={[
          [texts.keywords, formatList(paper?.keywords ?? [])],
          [texts.topic, topic],
          [texts.kind, sharedTexts.paperKinds[paperKind]],
          [texts.round, round > 1 ? String(round) : null],
          [texts.you, alias === undefined ? null : texts.reviewer({ alias })],
        ]}
      />
    </>
  );
}
