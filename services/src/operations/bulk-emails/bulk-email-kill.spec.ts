import PostalMime from 'postal-mime';
import { endPrograms } from '../../../test/program.js';
import {
  announceThroughKills,
  handedOver,
  reached,
} from '../../../test-faults/bulk-email-kills.js';
import { EmailProduct } from '../../../test-faults/email-product.js';
import { SECOND } from '../../platform/core/time.js';

afterAll(endPrograms);

it('reaches each person once although a worker and an API process are killed, with one-click headers', async () => {
  const product = await EmailProduct.open({ bulkEmailsPerMinute: 6000 });
  const id = await announceThroughKills(product, { name: 'small group', people: 40, kills: 1 });
  await product.worker();
  await handedOver(product, id);
  await product.drained(20 * SECOND);
  expect(await reached(product, id)).toMatchObject({
    state: 'sent',
    rows: 40,
    people: 40,
    twice: 0,
  });
  const raw = product.smtp.emails[0]?.raw ?? '';
  expect(raw).toMatch(
    /^List-Unsubscribe: <http:\/\/plenary\.test\/\S+\/unsubscribe\/[\w-]{43}>\r?$/m,
  );
  const { headers } = await PostalMime.parse(raw);
  const oneClick = headers.find(({ key }) => key === 'list-unsubscribe-post');
  expect(oneClick?.value).toBe('List-Unsubscribe=One-Click');
  endPrograms();
  await product.close();
});
