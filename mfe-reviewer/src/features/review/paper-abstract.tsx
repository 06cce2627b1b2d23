import { Prose, Terms } from '@plenary/kit/ui';
import { kinds } from '../../assignment-state';
import type { Review } from '../../reviews.api';
import { texts } from './texts';

/** What a reviewer may know of a paper, beside its text: never its authors. */
export function PaperAbstract({ review }: { review: Review }) {
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
          [texts.keywords, paper?.keywords.join(', ')],
          [texts.topic, topic],
          [texts.kind, kinds[paperKind]],
          [texts.round, round > 1 ? String(round) : null],
          [texts.you, texts.reviewer(alias)],
        ]}
      />
    </>
  );
}
