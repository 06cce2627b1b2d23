import { Page, PageTitle } from '../ui';

export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
    </Page>
  );
}
