import { LegalPage } from './legal-page';
import { privacy } from './texts';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
