import { LegalPage } from './legal-page';
import { refunds } from './texts';

export default function RefundsPage() {
  return <LegalPage text={refunds} />;
}
