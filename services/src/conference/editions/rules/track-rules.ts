import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { trackOf, type Track } from '../tracks.schema.js';
import { boundsProblem } from './limit-rules.js';
import { unique } from './list-rules.js';
import type { Problem } from './problem.js';
import { fieldProblems } from './review-field-rules.js';

const MOST_TRACKS = 50;
/** In characters: names are shown in columns and filters. */
const LONGEST_NAME = 100;

export function trackProblems(draft: EditionDraft): Problem[] {
  const { tracks } = draft;
  return [
    ...(tracks.length <= MOST_TRACKS
      ? []
      : [['tracks', texts.tracksCount({ most: String(MOST_TRACKS) })] satisfies Problem]),
    ...unique('tracks', 'id', tracks),
    ...unique('tracks', 'name', tracks),
    ...tracks.flatMap((track, index) => {
      const problems = [
        ...ownProblems(track, tracks.slice(0, index)),
        ...limitProblems(track, draft.limits),
      ];
      return problems.map(([part, text]): Problem => [`tracks.${index}.${part}`, text]);
    }),
    ...tracks.flatMap(({ reviewFields }, index) =>
      fieldProblems(`tracks.${index}.reviewFields`, reviewFields),
    ),
  ];
}

function ownProblems({ name, topics }: Track, earlier: Track[]): Problem[] {
  const problems: Problem[] = [];
  if (name.length > LONGEST_NAME) {
    problems.push(['name', texts.tooLong({ max: String(LONGEST_NAME) })]);
  }
  if (new Set(topics).size < topics.length) problems.push(['topics', texts.twice]);
  for (const topic of topics) {
    const other = trackOf(earlier, topic);
    if (other) problems.push(['topics', texts.topicTaken({ topic, track: other.name })]);
  }
  return problems;
}

function limitProblems({ limits }: Track, conference: EditionDraft['limits']): Problem[] {
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const outside = names.flatMap((name): Problem[] => {
    const value = limits[name];
    const problem = value === undefined ? undefined : boundsProblem(name, value);
    return problem === undefined ? [] : [[`limits.${name}`, problem]];
  });
  const { reviewsNeeded, reviewersInvited } = { ...conference, ...defined(limits) };
  if (reviewsNeeded <= reviewersInvited) return outside;
  return [...outside, ['limits.reviewsNeeded', texts.atMost({ limit: String(reviewersInvited) })]];
}

function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
