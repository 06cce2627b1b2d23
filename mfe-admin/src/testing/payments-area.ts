import { people, renderRemote, screen } from '@plenary/kit/testing';
import remote from '../remote';
import routes from '../routes';
import { samplePayment } from './sample-payments';

export const openPayments = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/payments${search}`, user: people.admin });

export const openFirstPayment = () => openPayments(`?item=${samplePayment(1).id}`);

export const firstDrawer = () => screen.findByRole('dialog', { name: 'Adaeze Okonkwo' });
