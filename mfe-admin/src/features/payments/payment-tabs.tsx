import { paths } from '@plenary/kit/paths';
import { ListTabs } from '../../shared/list/tools/list-tabs';
import { adminPaths } from '../../paths';
import { texts as discounts } from './discounts/texts';
import { texts as groups } from './groups/texts';
import { texts as invoices } from './invoices/texts';
import { texts as providerChecks } from './provider-checks/texts';
import { texts as refunds } from './refunds/texts';
import { texts as statements } from './statements/texts';
import { texts } from './texts';
import { texts as paymentTotals } from './payment-totals/texts';
import { texts as reconciliation } from './reconciliation/texts';
import { texts as totals } from './extras-totals/texts';
import { texts as transfers } from './transfers/texts';
import { texts as waivers } from './waivers/texts';
import { texts as waitingList } from './waiting-list/texts';

const lists = [
  { to: paths.adminPayments.href(), label: texts.registrations },
  { to: adminPaths.transfers.href(), label: transfers.title },
  { to: adminPaths.statements.href(), label: statements.title },
  { to: adminPaths.reconciliation.href(), label: reconciliation.title },
  { to: adminPaths.refunds.href(), label: refunds.title },
  { to: adminPaths.waitingList.href(), label: waitingList.title },
];

/** With them, the tabs would scroll at 1440 px. */
const more = [
  { to: adminPaths.groups.href(), label: groups.title },
  { to: adminPaths.refundFiles.href(), label: refunds.files.title },
  { to: adminPaths.providerChecks.href(), label: providerChecks.title },
  { to: adminPaths.invoices.href(), label: invoices.title },
  { to: adminPaths.discountCodes.href(), label: discounts.title },
  { to: adminPaths.waivers.href(), label: waivers.title },
  { to: adminPaths.paymentTotals.href(), label: paymentTotals.title },
  { to: adminPaths.registrationTotals.href(), label: totals.title },
];

export function PaymentTabs({ current }: { current: string }) {
  return <ListTabs label={texts.lists} lists={lists} more={more} current={current} />;
}
