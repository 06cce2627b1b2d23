import { paths } from '@plenary/kit/paths';
import { Page, PageHeader } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface RegistrationPageProps {
  title: string;
  breadcrumb: string;
  children: ReactNode;
}

export function RegistrationPage({ title, breadcrumb, children }: RegistrationPageProps) {
  const trail = [
    { label: texts.breadcrumb, to: paths.conferenceRegister.href() },
    { label: breadcrumb },
  ];
  return (
    <Page>
      <PageHeader title={title} trail={trail} />
      {children}
    </Page>
  );
}
