import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { HydratedLater } from '../hydrated-later';
import { Header } from '../header/header';
import { Main } from './main';

export function PublicLayout() {
  return (
    <>
      <Header />
      <Main>
        <Outlet />
      </Main>
      <HydratedLater>
        <Footer />
      </HydratedLater>
    </>
  );
}
