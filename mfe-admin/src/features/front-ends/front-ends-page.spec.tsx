import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import {
  formerVersion,
  sampleFailure,
  sampleVersion,
  sampleWatch,
  serveFrontEnds,
} from '../../testing/sample-front-ends';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/front-ends${search}`, user: people.admin });

beforeEach(() => setWindowWidth(1440));

it.each([
  ['10%', 'Shown to 10% of browsers'],
  ['staff', 'Shown to staff'],
])('says who sees a version that is rolled out to %s', async (rolledOutTo, text) => {
  const rolledOut = sampleVersion({ version: '1.0.0-0a0a0a0a', isLive: false, rolledOutTo });
  serveFrontEnds({ frontEnds: [{ name: 'mfe_admin', versions: [sampleVersion(), rolledOut] }] });
  open();
  const table = within(await screen.findByRole('region', { name: 'Versions' }));
  const cell = await table.findByText(text);
  expect(cell.closest('tr')).toHaveTextContent('1.0.0-0a0a0a0a');
});

it('compares the live versions with the ones before', async () => {
  serveFrontEnds();
  open();

  const table = within(await screen.findByRole('region', { name: 'Versions' }));
  const [, shell, live, former] = (await table.findAllByRole('row')) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(shell).toHaveTextContent('Shell');
  expect(live).toHaveTextContent('mfe_public');
  expect(live).toHaveTextContent('1.0.0-3f2a91bc');
  expect(within(live).getByText('Live')).toBeVisible();
  expect(live).toHaveTextContent('12,340');
  expect(live).toHaveTextContent('0.4% (49)');
  expect(live).toHaveTextContent('1.85 s Good, 1,200 visits');
  expect(live).toHaveTextContent('320 ms Needs work, 800 visits');
  expect(live).toHaveTextContent('0.31 Poor, 1,200 visits');
  expect(former).toHaveTextContent('1.0.0-0c0c0c0c');
  expect(former).not.toHaveTextContent('Live');
  expect(former).toHaveTextContent('–');
  expect(screen.getByText(/come from 10% of visits/)).toBeVisible();
});

it('shows the same on phones, without a table', async () => {
  setWindowWidth(360);
  serveFrontEnds();
  open();

  expect(
    await screen.findByRole('heading', { level: 3, name: 'mfe_public 1.0.0-3f2a91bc Live' }),
  ).toBeVisible();
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
});

describe('the error budget', () => {
  const serve = (watches: (ReturnType<typeof sampleWatch> | null)[], hasErrorBudget = true) =>
    serveFrontEnds({
      frontEnds: [
        {
          name: 'mfe_public',
          versions: watches.map((watch, index) =>
            index === 0
              ? sampleVersion({ watch })
              : { ...formerVersion, version: `1.${index}`, watch },
          ),
        },
      ],
      hasErrorBudget,
    });
  const rows = async () => {
    const table = within(await screen.findByRole('region', { name: 'Versions' }));
    return (await table.findAllByRole('row')).slice(1);
  };

  it('shows the state of each watch', async () => {
    const reason = 'LCP: 4.1 s against 2.2 s';
    serve([
      sampleWatch(),
      sampleWatch({ state: 'watched', visits: 2400 }),
      sampleWatch({ state: 'kept', visits: 5120 }),
      sampleWatch({ state: 'rolled-back', reason }),
      sampleWatch({ state: 'exceeded', reason, failure: 'Refused. No room.' }),
      sampleWatch({ state: 'replaced' }),
    ]);
    open();

    const found = await rows();
    expect(found[0]).toHaveTextContent('Watched 120 of 500 visits');
    expect(found[1]).toHaveTextContent('Watched 2,400 visits');
    expect(found[2]).toHaveTextContent('Kept 5,120 visits');
    expect(found[3]).toHaveTextContent('Rolled back LCP: 4.1 s against 2.2 s');
    expect(found[4]).toHaveTextContent(
      'Rolling back LCP: 4.1 s against 2.2 sCould not be rolled back yet: Refused. No room.',
    );
    expect(found[5]).not.toHaveTextContent('visits');
    expect(screen.getByText(/is watched for 72 hours, and rolled back when/)).toBeVisible();
  });

  it('shows what would be rolled back where that is off', async () => {
    serve([sampleWatch({ state: 'exceeded', reason: 'INP: 310 ms against 120 ms' })], false);
    open();

    expect((await rows())[0]).toHaveTextContent('Would be rolled back INP: 310 ms against 120 ms');
    expect(screen.getByText(/ERROR_BUDGET is off/)).toBeVisible();
  });
});

it('lists failures, and opens one', async () => {
  serveFrontEnds({
    failures: [
      sampleFailure(2),
      sampleFailure(1, { reason: 'late', error: '', message: '', references: [] }),
    ],
  });
  open();

  const table = within(await screen.findByRole('table', { name: 'Failures' }));
  const [, thrown, late] = table.getAllByRole('row');
  expect(thrown).toHaveTextContent('ABCD2342');
  expect(thrown).toHaveTextContent('Error while rendering · mfe_public 1.0.0-3f2a91bc');
  expect(late).toHaveTextContent('Too late');
  const title = "TypeError: Cannot read properties of undefined (reading 'part2')";
  await userEvent.click(table.getByRole('link', { name: title }));
  const drawer = within(await screen.findByRole('dialog', { name: title }));
  expect(drawer.getByText('/venue')).toBeVisible();
  expect(drawer.getByText('13 Oct 2025, 08:42 UTC')).toBeVisible();
  const places = within(drawer.getByRole('list', { name: 'Places in the code' }));
  expect(places.getByText('mfe-public/src/features/venue/venue-page.tsx:42')).toBeVisible();
  expect(places.getByText('react-dom.11aa22bb.js:1:22')).toBeVisible();
});

it('asks for the period that is chosen', async () => {
  const { asked } = serveFrontEnds();
  open();
  await screen.findByText('No failures');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');

  await waitFor(() =>
    expect(asked.slice(2)).toEqual(
      expect.arrayContaining([{ days: '30' }, { days: '30', limit: '20' }]),
    ),
  );
});

it('says that nothing is published, and that visits are not measured', async () => {
  serveFrontEnds({ frontEnds: [] });
  const { unmount } = open();
  expect(await screen.findByText('Nothing is published yet')).toBeVisible();
  unmount();

  serveFrontEnds({ measuredVisits: 0 });
  open();
  expect(await screen.findByText(/Visits are not measured/)).toBeVisible();
});

it('offers another try when the figures do not come', async () => {
  serveFrontEnds();
  server.use(
    http.untyped.get('/api/v1/admin/front-ends', () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  );
  open();

  const alert = await screen.findByText('The figures could not be loaded');
  expect(alert).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1.0.0-8b3c9f9e')).toBeVisible();
});
