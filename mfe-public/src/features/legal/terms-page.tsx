import { LegalPage } from './legal-page';
import { terms } from './texts';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
