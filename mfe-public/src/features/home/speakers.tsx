import { Portrait } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { Photo } from '../../parts/photo';
import { Card, cardPicture, Cards } from './card';

/** Photograph or drawn portrait, name, title and affiliation. */
export function Speakers() {
  return (
    <Cards>
      {useEdition().speakers.map(({ name, title, company, initials, img }, index) => (
        <Card
          key={name}
          picture={
            img ? (
              <Photo address={img} sizes={cardPicture} />
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
