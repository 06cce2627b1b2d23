/** Texts of the dashboard (specification, section 2). */
export const texts = {
  title: 'Admin Dashboard',
  section: 'Dashboard',
  users: 'Users',
  papers: 'Papers',
};
