import { formatDollars } from '@plenary/kit/edition';
import { Panel, styled, Terms, Total } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { AcademicCategory, RegistrationType } from '../../registration/registration-data';
import { texts as shared } from '../../registration/texts';
import { texts } from './texts';

const Box = styled(Panel)({ '& small': { fontSize: '0.8125rem', lineHeight: 1.45 } });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

interface OrderSummaryProps {
  name: string;
  email: string;
  type: RegistrationType;
  category: AcademicCategory;
  packageName: string;
  /** The title of what a publication is for. */
  paper?: string;
  /** A student's proof: the file that goes with the registration, or that it comes later. */
  proof?: string;
  payBy?: ReactNode;
  /** In dollars. */
  amount: number;
  /** The state of the payment. */
  chip?: ReactNode;
  children: ReactNode;
}

/** Who registers for what, and how much that is. */
export function OrderSummary(props: OrderSummaryProps) {
  const { name, email, type, category, packageName, paper, proof, payBy } = props;
  const { amount, chip, children } = props;
  return (
    <Box aria-labelledby="order">
      <Head>
        <h2 id="order">{texts.order}</h2>
        {chip}
      </Head>
      <Terms
        items={[
          [texts.name, name],
          [texts.email, email],
          [texts.type, `${shared.type[type]}, ${shared.category[category].toLowerCase()}`],
          [texts.package, packageName],
          [texts.paper, paper],
          [texts.proof, proof],
          [texts.payBy, payBy],
        ]}
      />
      <Total label={texts.toPay} amount={formatDollars(amount, { cents: true })} />
      {children}
    </Box>
  );
}
