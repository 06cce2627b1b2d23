import { LegalPage } from './legal-page';

export default function RefundsPage() {
  return <LegalPage name="refunds" />;
}
