import { Portrait } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { EmptyState } from '@plenary/kit/ui';
import { Photo } from '../../shared/photo';
import { Card, cardSizes, Cards } from './card';
import { texts } from './texts';

export function Speakers() {
  const { speakers } = useEdition();
  if (speakers.length === 0) return <EmptyState title={texts.noSpeakers} />;
  return (
    <Cards>
      {speakers.map(({ name, title, company, initials, img }, index) => (
        <Card
          key={name}
          picture={
            img ? (
              <Photo address={img} sizes={cardSizes} />
            ) : (
              <Portrait seed={name} initials={initials} ground={index} />
            )
          }
          name={name}
          lines={[title, company]}
        />
      ))}
    </Cards>
  );
}
