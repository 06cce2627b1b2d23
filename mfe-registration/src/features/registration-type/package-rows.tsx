import { formatDollars } from '@plenary/kit/edition';
import { NextPrice } from '@plenary/kit/fees';
import { Amount, colours, Link, styled, VisuallyHidden } from '@plenary/kit/ui';
import { PackagePlaces } from '../../shared/places/package-places';
import { academicCategories, type FeePackage } from '../../shared/registrations/registration-data';
import { formLink } from '../../shared/registrations/link-choice';
import { texts as shared } from '../../shared/registrations/texts';
import { texts } from './texts';

const List = styled('ul')({
  listStyle: 'none',
  '& > li': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& > li:last-of-type': { borderBlockEnd: `1px solid ${colours.hairline}` },
});

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '12px 24px',
  paddingBlock: 16,
  '& h3': {
    fontFamily: theme.typography.fontFamily,
    fontSize: '1.0625rem',
    fontWeight: 700,
    color: colours.ink,
  },
  '& p': { fontSize: '0.9375rem', color: colours.muted },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
}));

const Prices = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  '& dt': { fontSize: '0.8125rem', color: colours.muted },
  '& dd': { marginBlockStart: 4 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, 108px)',
    textAlign: 'end',
  },
}));

const PriceLink = styled(Link)({
  display: 'inline-block',
  // The row's height is its target (WCAG 2.5.8).
  paddingBlock: 4,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${colours.primary}`,
});

interface PackageRowsProps {
  packages: FeePackage[];
  isOpen: boolean;
}

/** Each package with its purpose and both prices as figures, which lead to the form with their choice. */
export function PackageRows({ packages, isOpen }: PackageRowsProps) {
  return (
    <List>
      {packages.map(({ id, name, description, prices }) => (
        <Row key={id}>
          <div>
            <h3>{name}</h3>
            <p>{description}</p>
            <NextPrice packageId={id} />
            {isOpen && <PackagePlaces offer={{ id, name }} />}
          </div>
          <Prices>
            {academicCategories.map((category) => (
              <div key={category}>
                <dt>{shared.category[category]}</dt>
                <dd>
                  {isOpen ? (
                    <PriceLink to={formLink({ package: id, category })}>
                      <VisuallyHidden>
                        {texts.registerFor({ package: name, category: shared.category[category] })}
                      </VisuallyHidden>
                      <Amount text={formatDollars(prices[category])} />
                    </PriceLink>
                  ) : (
                    <Amount text={formatDollars(prices[category])} />
                  )}
                </dd>
              </div>
            ))}
          </Prices>
        </Row>
      ))}
    </List>
  );
}
