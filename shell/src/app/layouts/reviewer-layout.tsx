import { Outlet } from 'react-router-dom';
import { Header } from '../header/header';
import { Main } from './main';

/** The reviewers' frame: the product's header, and no footer beside the paper and the form. */
export function ReviewerLayout() {
  return (
    <>
      <Header />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
