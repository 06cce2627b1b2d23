import { formatDollars } from '@plenary/kit/edition';
import { Amount, colours, styled } from '@plenary/kit/ui';
import { academicCategories, type FeePackage } from '../../shared/registrations/registration-data';
import { texts as shared } from '../../shared/registrations/texts';

const List = styled('ul')({
  listStyle: 'none',
  '& > li': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& > li:last-of-type': { borderBlockEnd: `1px solid ${colours.hairline}` },
});

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '12px 24px',
  paddingBlock: 16,
  '& h3': { fontFamily: theme.typography.fontFamily, fontSize: '1.0625rem', fontWeight: 600 },
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

/** Each package with its purpose and both prices as figures. */
export function PackageRows({ packages }: { packages: FeePackage[] }) {
  return (
    <List>
      {packages.map(({ id, name, description, prices }) => (
        <Row key={id}>
          <div>
            <h3>{name}</h3>
            <p>{description}</p>
          </div>
          <Prices>
            {academicCategories.map((category) => (
              <div key={category}>
                <dt>{shared.category[category]}</dt>
                <dd>
                  <Amount text={formatDollars(prices[category])} />
                </dd>
              </div>
            ))}
          </Prices>
        </Row>
      ))}
    </List>
  );
}
