import { formatDollars, useEdition } from '@plenary/kit/edition';
import { useParams } from '@plenary/kit/router';
import { Alert, Breadcrumb, Button, Page, PageTitle, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailedLinkPage } from '../../shared/layout/emailed-link-page';
import { Facts } from '../../shared/layout/facts';
import { useFocusOnChange } from '../../shared/layout/use-focus-on-change';
import { AccountForm } from './account-form';
import { ownRefundQuery, type OwnRefund } from './refund-account.api';
import { texts } from './texts';

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  maxInlineSize: 720,
  overflowWrap: 'anywhere',
});

const Title = styled(PageTitle)({ marginBlock: '12px 24px' });

/** Opened by the link of the email, or from the payer's own payment. */
export default function RefundAccountPage() {
  const { token = '' } = useParams();
  return (
    <EmailedLinkPage query={useQuery(ownRefundQuery(token))} title={texts.breadcrumb} texts={texts}>
      {(refund) => <Refund refundKey={token} refund={refund} />}
    </EmailedLinkPage>
  );
}

function Refund({ refundKey, refund }: { refundKey: string; refund: OwnRefund }) {
  const { paymentsEmail: email } = useEdition().contact;
  const { status, isOpen } = refund;
  const [isChanging, setChanging] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hasForm = status === 'asking' || (isOpen && isChanging);
  // Buttons go with the form, and come with it.
  const title = useFocusOnChange(`${status} ${refund.account ?? ''} ${hasForm}`);
  return (
    <Page>
      <Breadcrumb items={[{ label: texts.breadcrumb }]} />
      <Title ref={title} tabIndex={-1}>
        {texts.title[status]}
      </Title>
      <Layout>
        {isSaved && <Alert severity="success">{texts.saved}</Alert>}
        <p>{textOf(status, email)}</p>
        <Facts
          items={[
            { term: texts.amount, value: formatDollars(refund.amount, { cents: true }) },
            { term: texts.payment, value: refund.paymentReference },
            { term: texts.reference, value: refund.reference },
            { term: texts.reason, value: refund.reason },
            ...(refund.account ? [{ term: texts.account, value: refund.account }] : []),
          ]}
        />
        {hasForm && (
          <AccountForm
            refundKey={refundKey}
            onDone={() => {
              setChanging(false);
              setSaved(true);
            }}
            onCancel={isChanging ? () => setChanging(false) : undefined}
          />
        )}
        {isOpen && !hasForm && (
          <div>
            <Button
              look="outlined"
              onClick={() => {
                setSaved(false);
                setChanging(true);
              }}
            >
              {texts.change}
            </Button>
          </div>
        )}
      </Layout>
    </Page>
  );
}

function textOf(status: OwnRefund['status'], email: string): string {
  const text = texts.text[status];
  return typeof text === 'string' ? text : text({ email });
}
