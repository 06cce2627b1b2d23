import type { components } from '@plenary/kit/api';
import { Chip } from '@plenary/kit/ui';
import { Instant } from '../../../shared/details/time';
import { Message } from '../message';
import { texts } from '../texts';

type Letter = components['schemas']['InboxLetter'];

/** What organisers replied, and what the person wrote then. */
export function Correspondence({ letters }: { letters: Letter[] }) {
  if (letters.length === 0) return null;
  return (
    <section aria-label={texts.replies}>
      <h3>{texts.replies}</h3>
      {letters.map(({ id, kind, name, email, body, at, delivery }) => (
        <article key={id}>
          <p>
            <strong>{name}</strong>
            {kind === 'sent' && ` · ${texts.organiser}`}
            {email !== null && email !== name && ` ${email}`} · <Instant at={at} />{' '}
            {isLost(delivery) && <Chip tone="red">{texts.notDelivered}</Chip>}
          </p>
          <Message>{body}</Message>
        </article>
      ))}
    </section>
  );
}

const isLost = (delivery: Letter['delivery']) =>
  delivery !== null && delivery !== 'queued' && delivery !== 'sent';
