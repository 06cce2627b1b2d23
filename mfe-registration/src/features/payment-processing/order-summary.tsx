import { formatDollars } from '@plenary/kit/edition';
import { Panel, styled, Terms, Total } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type {
  AcademicCategory,
  RegistrationType,
} from '../../shared/registrations/registration-data';
import { texts as shared } from '../../shared/registrations/texts';
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
  paper?: string;
  studentProof?: string;
  payBy?: ReactNode;
  /** In dollars. */
  amount: number;
  chip?: ReactNode;
  children: ReactNode;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { name, email, type, category, packageName, paper, studentProof, payBy } = props;
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
          [texts.type, shared.type[type]],
          [texts.category, shared.category[category]],
          [texts.package, packageName],
          [texts.paper, paper],
          [texts.studentProof, studentProof],
          [texts.payBy, payBy],
        ]}
      />
      <Total label={texts.total} amount={formatDollars(amount, { cents: true })} />
      {children}
    </Box>
  );
}
