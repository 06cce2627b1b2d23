import { Portrait } from '@plenary/kit/art';
import { useEdition } from '@plenary/kit/edition';
import { EmptyState, styled } from '@plenary/kit/ui';
import { Photo } from '../../shared/photo';
import { Card, cardSizes, Cards } from './card';
import { texts } from './texts';

const Logo = styled(Photo)({ '&&': { objectFit: 'contain' } });

export function Partners() {
  const { partners } = useEdition();
  if (partners.length === 0) return <EmptyState title={texts.noPartners} />;
  return (
    <Cards>
      {partners.map(({ name, tier, logo }, index) => (
        <Card
          key={name}
          picture={
            logo ? (
              <Logo address={logo} sizes={cardSizes} />
            ) : (
              <Portrait seed={name} initials={initialsOf(name)} ground={index + 1} />
            )
          }
          name={name}
          lines={[tier]}
        />
      ))}
    </Cards>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');
}
