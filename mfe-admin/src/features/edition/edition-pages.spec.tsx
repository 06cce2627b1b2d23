import {
  fireEvent,
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { servePlaces } from '../../testing/sample-waiting-list';
import { adminEdition, editedEdition, serveEdition } from '../../testing/sample-editions';
import { sampleApplication, serveApplications } from '../../testing/sample-enquiries';

const open = (page = '') =>
  renderRemote({ routes, remote }, { path: `/admin/edition${page}`, user: people.admin });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** Returns the changes as they are shown before they are published. */
async function publish() {
  await userEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = dialog.getByLabelText('Changes').textContent;
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  return shown;
}

async function discard(name = 'Discard') {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
}

async function write(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const rowOf = (name: string) => {
  const menu = within(screen.getByRole('navigation', { name: 'Settings' }));
  return menu.getByRole('link', { name }).closest('li');
};

it('lists the sections with values, completeness and one mark each', async () => {
  serveEdition({ toCheck: ['timeZone'] });
  open();
  expect(await screen.findByText('Published')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bank account' })).toHaveAttribute(
    'href',
    '/admin/edition/bank',
  );
  expect(rowOf('Dates')).toHaveTextContent(/Full paper deadline 5 Oct 2025.*CompleteTo check$/);
  expect(rowOf('Limits')).toHaveTextContent(/8 pages · 10 MB.*Complete$/);
  expect(rowOf('Speakers')).toHaveTextContent(/Speaker One.*3 to replaceSample$/);
  expect(rowOf('Joining online')).toHaveTextContent('No address yet');
});

it('finds a time zone by a part of its name, with its offset at the time of the conference', async () => {
  const { sent } = serveEdition();
  open('/dates');
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveValue('Europe/London');
  expect(field).toHaveAccessibleDescription(/^UTC\+00:00 on 27 Nov 2025\./);
  await userEvent.clear(field);
  await userEvent.type(field, 'kolka');
  expect(await screen.findByRole('option', { name: 'Asia/Kolkata UTC+05:30' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'atlantis');
  expect(await screen.findByText(/^No time zone of this name/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'lagos{Enter}');
  expect(field).toHaveValue('Africa/Lagos');
  expect(field).toHaveAccessibleDescription(/^UTC\+01:00 on 27 Nov 2025\./);
  await publish();
  expect(sent).toMatchObject([{ revision: 1, timeZone: 'Africa/Lagos' }]);
});

it('repairs contradictions between dates and switches', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  const { sent } = serveEdition();
  open();
  await screen.findByText(/^Submissions are open, and their deadline passed/);
  expect(rowOf('Opening and closing')).toHaveTextContent('Dates disagree');
  await userEvent.click(screen.getByRole('button', { name: 'Close submissions' }));
  expect(await screen.findByText('Opening and closing changed.')).toBeVisible();
  expect(screen.queryByText(/their deadline passed/)).not.toBeInTheDocument();
  expect(sent).toEqual([{ revision: 1, submissions: { open: false } }]);
  jest.restoreAllMocks();
});

it('shows no contradiction before it knows that a scheduled change ends it', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  const { scheduled } = serveEdition();
  scheduled.push({
    ...{ id: 'one', at: '2025-10-16T08:00:00.000Z', status: 'scheduled', problem: null },
    change: { act: 'close', of: 'submissions' },
    ...{ scheduledBy: 'Kwame Mensah', closedAt: null },
  });
  open();
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  expect(await screen.findByText('Scheduled by Kwame Mensah.')).toBeVisible();
  watch.disconnect();
  expect(shown.join()).not.toContain('their deadline passed');
  jest.restoreAllMocks();
});

it('says that scheduled changes could not be loaded, and still shows contradictions', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  serveEdition();
  server.use(
    http.untyped.get('*/api/v1/admin/editions/:id/scheduled-changes', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(
    await screen.findByText('Changes that organisers scheduled could not be loaded'),
  ).toBeVisible();
  expect(screen.getByText(/^Submissions are open, and their deadline passed/)).toBeVisible();
  jest.restoreAllMocks();
});

it('lists scheduled changes with their effects', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  serveEdition({
    document: {
      ...editedEdition,
      registration: { open: true, closesAt: '2025-10-18T12:00:00Z' },
    },
  });
  open();
  const list = within(await screen.findByRole('region', { name: 'Scheduled' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '18 Oct 2025, 12:00 UTCClose registrationRegistration reads “Registration is closed”.',
    '20 Oct 2025, 11:59 UTCRegistration paymentClosed by then.',
    '27 Nov 2025, 00:00 UTCConference beginsThe site says that it is running.',
    '29 Nov 2025, 00:00 UTCConference is overThe site says that it is over.',
  ]);
  jest.restoreAllMocks();
});

it('saves a whole section with the revision it was read at', async () => {
  const { sent } = serveEdition();
  open('/invoicing');
  await write('Issuer', 'Another office (sample)');
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      revision: 1,
      invoicing: { ...editedEdition.invoicing, issuer: 'Another office (sample)' },
    },
  ]);
});

it('saves the places of a package, and leaves blank fields without a limit', async () => {
  const { sent } = serveEdition();
  servePlaces();
  open('/places');
  await write('Virtual, presentation only (optional)', '40');
  await write('An offer from the waiting list ends after', '24');
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  const packages = { virtual_presentation_only: 40 };
  expect(sent).toEqual([{ revision: 1, places: { packages, offerHours: 24 } }]);
});

it('lets organisers choose what authors see of a review', async () => {
  const { sent } = serveEdition();
  open('/review-form');
  expect(await screen.findByLabelText('Recommendation')).toBeChecked();
  expect(screen.queryByLabelText('Comments to the committee')).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Originality'));
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  const { reviewForm } = editedEdition;
  expect(sent).toEqual([
    {
      ...{ revision: 1, reviewFields: [] },
      reviewForm: { ...reviewForm, originality: { visibleToAuthors: true } },
    },
  ]);
});

it('adds a scale to the review form, and shows it as reviewers see it', async () => {
  const { sent } = serveEdition();
  open('/review-form');
  expect(await screen.findByText('No fields are added.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await userEvent.type(screen.getByLabelText('Label'), 'Soundness');
  await userEvent.type(screen.getByLabelText(/^Steps or options/), 'Poor{enter}Good');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Must be answered' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Visible to authors/ }));
  const preview = within(screen.getByRole('group', { name: 'Soundness' }));
  expect(preview.getByRole('radio', { name: '2. Good' })).toBeDisabled();
  expect(preview.getByText('Visible to authors.')).toBeVisible();
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      reviewFields: [
        {
          id: expect.stringMatching(/^field-[0-9a-f]{8}$/) as string,
          ...{ label: 'Soundness', help: '', kind: 'scale', options: ['Poor', 'Good'] },
          ...{ required: true, visibleToAuthors: true },
        },
      ],
    },
  ]);
});

it('groups topics into a track with own limits and fields', async () => {
  const { sent } = serveEdition();
  open('/tracks');
  await userEvent.click(await screen.findByRole('button', { name: 'Add track' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Demos');
  const [topic] = editedEdition.topics;
  await userEvent.click(await screen.findByRole('checkbox', { name: topic!.name }));
  await userEvent.type(screen.getByLabelText(/^Reviewers per paper/), '4');
  await userEvent.selectOptions(
    screen.getByLabelText(/^Added fields of the review form/),
    'Fields of the track',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await userEvent.type(screen.getByLabelText('Label'), 'Does it run?');
  await userEvent.click(await screen.findByText('Review form of Demos'));
  const preview = within(screen.getByRole('group', { name: /^Does it run/ }));
  expect(preview.getByText('Committee only.')).toBeVisible();
  expect(await publish()).toContain('Demos');
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      tracks: [
        {
          id: expect.stringMatching(/^track-[0-9a-f]{8}$/) as string,
          ...{ name: 'Demos', topics: [topic!.name], limits: { reviewersInvited: 4 } },
          ...{ reviewForm: 'own', reviewFields: [{ label: 'Does it run?' }] },
        },
      ],
    },
  ]);
});

it('lets organisers choose how authors give the agreement', async () => {
  const { sent } = serveEdition();
  open('/agreement');
  await userEvent.selectOptions(
    await screen.findByLabelText('How authors agree'),
    'By uploading a signed form',
  );
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  const { agreement } = editedEdition;
  expect(sent).toEqual([{ revision: 1, agreement: { ...agreement, mode: 'upload' } }]);
});

it('shows a server error at its field', async () => {
  serveEdition();
  server.use(
    http.untyped.patch('*/api/v1/admin/editions/:id', () =>
      Response.json(
        {
          statusCode: 400,
          code: 'VALIDATION_FAILED',
          fields: { 'invoicing.taxNumber': 'Is no number' },
        },
        { status: 400 },
      ),
    ),
  );
  open('/invoicing');
  await write('Tax number (optional)', 'GB00');
  await save();
  expect(await screen.findByText('Is no number')).toBeVisible();
  expect(screen.getByLabelText(/^Tax number/)).toHaveValue('GB00');
});

it('shows the error of a list above it', async () => {
  serveEdition();
  const message = 'The fee of virtual_publication is missing';
  server.use(
    http.untyped.patch('*/api/v1/admin/editions/:id', () =>
      Response.json(
        { statusCode: 400, code: 'VALIDATION_FAILED', fields: { 'fees.packages': message } },
        { status: 400 },
      ),
    ),
  );
  open('/fees');
  await write('Notes below the fees', 'A note');
  await publish();
  expect(
    within(await screen.findByRole('region', { name: 'Packages' })).getByText(message),
  ).toBeVisible();
});

it('preserves input after a conflict, and asks which value to keep', async () => {
  const { change, sent } = serveEdition();
  open('/invoicing');
  await write('Issuer', 'Mine');
  await write('Note at the end (optional)', 'My note');
  change({ invoicing: { ...editedEdition.invoicing, issuer: 'Theirs', taxNumber: 'NEW' } });
  await save();

  const panel = within(
    await screen.findByRole('group', {
      name: 'Kwame Mensah saved changes to this edition while you were editing.',
    }),
  );
  expect(panel.getByText(/Updated with their changes/)).toHaveTextContent('Tax number');
  expect(screen.getByLabelText(/^Tax number/)).toHaveValue('NEW');
  expect(screen.getByLabelText(/^Note/)).toHaveValue('My note');
  await userEvent.click(panel.getByLabelText('Theirs: Theirs'));
  await save();

  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent[1]).toMatchObject({
    revision: 2,
    invoicing: { issuer: 'Theirs', note: 'My note', taxNumber: 'NEW' },
  });
});

it('adds, moves, removes and restores entries', async () => {
  const { sent } = serveEdition();
  open('/partners');
  const [first = '', second = ''] = sampleEdition.partners.map(({ name }) => name);
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${first}` }));
  expect(screen.getByText(`${first} removed.`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: `Move ${second} up` }));
  await userEvent.click(screen.getByRole('button', { name: 'Add partner' }));
  expect(screen.getByLabelText('Name, Partner 3')).toHaveFocus();
  await userEvent.keyboard('New partner (sample)');
  expect(await publish()).toBe(
    `PartnersBefore: (empty)After: New partner (sample)` +
      `Order of PartnersBefore: ${first}, ${second}After: ${second}, ${first}`,
  );
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent[0]?.partners?.map(({ name }) => name)).toEqual([
    second,
    first,
    'New partner (sample)',
  ]);
});

describe('an applicant who is added to the committee', () => {
  const applicant = {
    id: sampleApplication(1).id,
    ...{ firstName: 'Amina', lastName: 'Sample', affiliation: 'University (sample)' },
  };
  async function add() {
    serveApplications([sampleApplication(1, applicant)]);
    renderRemote(
      { routes, remote },
      { path: `/admin/messages/applications?item=${applicant.id}`, user: people.admin },
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Add to committee' }));
    return within(await screen.findByRole('region', { name: 'Scientific Committee' }));
  }

  it('is a new member with initials, saved with the other changes', async () => {
    const { sent } = serveEdition();
    const list = await add();
    expect(await list.findByDisplayValue('Amina Sample')).toBeVisible();
    expect(list.getByDisplayValue('AS')).toBeVisible();
    await publish();
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    const { committee } = editedEdition;
    const added = { name: 'Amina Sample', role: 'University (sample)', initials: 'AS' };
    expect(sent).toEqual([
      {
        revision: 1,
        committee: { ...committee, scientific: [...committee.scientific, added] },
      },
    ]);
  });

  it('is not added twice', async () => {
    const member = { name: 'Amina Sample', role: 'Member', initials: 'AS' };
    const committee = { ...editedEdition.committee, scientific: [member] };
    serveEdition({ document: { ...editedEdition, committee } });
    const list = await add();
    expect(await list.findAllByDisplayValue('Amina Sample')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
  });
});

it('edits a date in its row, with its end in UTC and in five cities', async () => {
  const { sent } = serveEdition();
  open('/dates');
  const day = await screen.findByLabelText('Day, Registration payment');
  expect(screen.getByText('20 Oct 2025, 11:59 UTC')).toBeVisible();
  fireEvent.focus(day);
  fireEvent.change(day, { target: { value: '2025-10-22' } });
  expect(screen.getByText('23 Oct 2025, 11:59 UTC')).toHaveTextContent(
    'was 20 Oct 2025, 11:59 UTC',
  );
  expect(screen.getByText('19 Oct 2025')).toBeVisible();
  const cities = screen.getByRole('complementary', { name: 'This moment in other cities' });
  expect(cities).toHaveTextContent(/London23 Oct 2025, 12:59.*Lagos23 Oct 2025, 12:59/);
  expect(cities).toHaveTextContent(/Manila23 Oct 2025, 19:59/);
  expect(screen.getByText('Unsaved changes').parentElement).toHaveTextContent(
    'Registration payment',
  );
  expect(await publish()).toBe('Registration payment, DayBefore: 19 Oct 2025After: 22 Oct 2025');
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent[0]?.dates?.[2]).toMatchObject({ key: 'registration-payment', day: '2025-10-22' });
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

it('adds the date of camera-ready papers, once, and removes no other', async () => {
  const { sent } = serveEdition();
  open('/dates');
  const add = { name: 'Add date for camera-ready papers' };
  await userEvent.click(await screen.findByRole('button', add));
  expect(screen.queryByRole('button', add)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  const day = screen.getByLabelText('Day, Camera-ready papers');
  fireEvent.change(day, { target: { value: '2025-11-02' } });
  await publish();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent[0]?.dates?.at(-1)).toMatchObject({ key: 'camera-ready', day: '2025-11-02' });
});

it('restores a cell with Escape and everything with Discard', async () => {
  serveEdition();
  open('/fees');
  const price = await screen.findByLabelText('Student, Virtual, publication');
  const before = (price as HTMLInputElement).value;
  await userEvent.clear(price);
  await userEvent.type(price, '200{Enter}');
  expect(screen.getByText(before)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(price).toHaveValue(before);
  await userEvent.clear(price);
  await discard();
  expect(screen.getByLabelText('Student, Virtual, publication')).toHaveValue(before);
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
});

it('asks for confirmation before unsaved secrets are lost', async () => {
  serveEdition();
  servePlaces();
  open('/joining');
  await write('Instructions (optional)', 'Unsaved');
  await userEvent.click(screen.getByRole('link', { name: 'Edition' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Instructions (optional)')).toHaveValue('Unsaved');
});

describe('changes of several sections', () => {
  const waiting = async () => within(await screen.findByRole('region', { name: 'Not published' }));
  const edit = async (section: string, label: string, text: string) => {
    const { unmount } = open(section);
    await write(label, text);
    unmount();
  };
  const begin = async () => {
    await edit('/invoicing', 'Issuer', 'Another issuer');
    await edit('/venue', 'Address', 'Another street');
    await edit('/home', 'Lead', 'Another lead');
  };
  const review = async (name: string) => {
    await userEvent.click((await waiting()).getByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'Publish changes?' }));
  };

  it('wait on the overview, and are published as one version', async () => {
    const { sent } = serveEdition();
    await begin();
    open();
    expect(await waiting()).toBeDefined();
    expect(rowOf('Venue')).toHaveTextContent('Not published');
    const dialog = await review('Review 3 sections');
    expect(dialog.getByRole('group', { name: 'Sections to publish' })).toHaveTextContent(
      /Issuer.*Another issuer.*Another street/,
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Home page' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 2 sections' }));
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent).toMatchObject([
      {
        revision: 1,
        invoicing: { issuer: 'Another issuer' },
        venue: { address: 'Another street' },
      },
    ]);
    expect(sent[0]).not.toHaveProperty('hero');
    expect((await waiting()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('are discarded one by one after a question', async () => {
    serveEdition();
    await edit('/venue', 'Address', 'Another street');
    open();
    await waiting();
    await discard('Discard changes of Venue');
    expect((await waiting()).getByText('No unpublished changes.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Not published' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Discard changes of Venue' })).toBeNull();
  });

  it('say that registrations keep their price, when fees are among them', async () => {
    serveEdition();
    await edit('/fees', 'Notes below the fees', 'A note');
    open();
    const dialog = await review('Review 1 section');
    expect(dialog.getByText(/Registrations already made keep their price/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Fees' }));
    expect(dialog.queryByText(/Registrations already made keep their price/)).toBeNull();
  });

  it('are shown again when another organiser saved meanwhile, and refused in their section', async () => {
    const { change, sent } = serveEdition();
    await edit('/venue', 'Address', 'Another street');
    open();
    const dialog = await review('Review 1 section');
    change({ footerAbout: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 section' }));
    expect(await dialog.findByText(/^Another organiser saved changes meanwhile/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 section' }));
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ revision: 2, venue: { address: 'Another street' } });
    expect(sent.at(-1)).not.toHaveProperty('footerAbout');
  });
});

it('keeps editing when a change is not published after all', async () => {
  const { sent } = serveEdition();
  open('/home');
  await write('Lead', 'Another lead');
  await userEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this change?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Lead')).toHaveValue('Another lead');
  expect(sent).toEqual([]);
});

it('restores unsaved changes after a reload, until they are discarded', async () => {
  serveEdition();
  const { unmount } = open('/invoicing');
  await write('Issuer', 'Unsaved');
  unmount();
  const reloaded = open('/invoicing');
  expect(await screen.findByText('Your unsaved changes are restored.')).toBeVisible();
  expect(screen.getByLabelText('Issuer')).toHaveValue('Unsaved');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep changes' }));
  expect(screen.getByLabelText('Issuer')).toHaveValue('Unsaved');
  await discard();
  expect(screen.getByLabelText('Issuer')).toHaveValue(editedEdition.invoicing.issuer);
  reloaded.unmount();
  open('/invoicing');
  expect(await screen.findByLabelText('Issuer')).toHaveValue(editedEdition.invoicing.issuer);
});

it('asks which value to keep when another organiser saved before the reload', async () => {
  const { change, sent } = serveEdition();
  const { unmount } = open('/invoicing');
  await write('Issuer', 'Mine');
  unmount();
  change({ invoicing: { ...editedEdition.invoicing, issuer: 'Theirs', taxNumber: 'NEW' } });
  open('/invoicing');
  const panel = within(await screen.findByRole('group', { name: /^Kwame Mensah saved changes/ }));
  expect(panel.getByLabelText('Theirs: Theirs')).not.toBeChecked();
  expect(screen.getByLabelText('Issuer')).toHaveValue('Mine');
  expect(screen.getByLabelText(/^Tax number/)).toHaveValue('NEW');
  await save();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toMatchObject([{ revision: 2, invoicing: { issuer: 'Mine', taxNumber: 'NEW' } }]);
});

it('keeps no secret in the browser', async () => {
  serveEdition();
  servePlaces();
  open('/joining');
  await write('Instructions (optional)', 'Passcode (sample)');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Passcode');
});

it('searches the versions', async () => {
  serveEdition();
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/v1/admin/editions/{id}/history', ({ request, response }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return response(200).json({ items: [], nextCursor: null, counts: { all: 1 } });
    }),
  );
  open('/history');
  const field = await screen.findByRole('searchbox', { name: 'Version, name or changed field' });
  await userEvent.type(field, 'fees');
  expect(await screen.findByRole('link', { name: 'Clear search and filters' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toBe('fees'));
});

it('restores a version', async () => {
  serveEdition({ revision: 2 });
  let restored: unknown;
  server.use(
    http.get('/api/v1/admin/editions/{id}/history/{revision}', ({ response }) =>
      response(200).json({
        revision: 1,
        feeRevision: 1,
        savedAt: '2025-09-01T08:00:00.000Z',
        savedBy: null,
        fields: [],
        restoredFrom: null,
        document: editedEdition,
        changes: [],
        sinceThen: [{ field: 'hero.lead', before: 'Old', after: 'New' }],
      }),
    ),
    http.post('/api/v1/admin/editions/{id}/history/{revision}/restore', async (call) => {
      restored = await call.request.json();
      return call.response(200).json(adminEdition({ revision: 3 }));
    }),
  );
  open('/history');
  await userEvent.click(await screen.findByRole('button', { name: 'View version 1' }));
  expect(await screen.findByText('hero.lead')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('Version 1 restored.')).toBeVisible();
  expect(restored).toEqual({ revision: 2 });
});

it('warns in the sections of dates and opening, each with a link to the other', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  serveEdition();
  const { unmount } = open('/opening');
  expect(await screen.findByText(/^Submissions are open, and their deadline passed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the dates' })).toHaveAttribute(
    'href',
    '/admin/edition/dates',
  );
  unmount();
  open('/dates');
  expect(await screen.findByRole('link', { name: 'Change opening and closing' })).toHaveAttribute(
    'href',
    '/admin/edition/opening',
  );
  jest.restoreAllMocks();
});

it('chooses a closing on the clock of the conference, and shows it on the own one', async () => {
  const known = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...known, timeZone: 'Africa/Lagos' });
  const { sent } = serveEdition({
    document: { ...editedEdition, timeZone: 'Asia/Manila', submissions: { open: true } },
  });
  open('/opening');
  const field = await screen.findByLabelText(/^Close submissions automatically on/);
  // A year is typed digit by digit.
  for (const year of ['0002', '0020', '0202', '12025', '2025']) {
    fireEvent.change(field, { target: { value: `${year}-10-07T09:30` } });
    expect(field).toHaveValue(`${year}-10-07T09:30`);
  }
  expect(field).toHaveValue('2025-10-07T09:30');
  expect(field).toHaveAccessibleDescription(
    /^Time in Manila\..*7 Oct 2025, 01:30 UTC · 7 Oct 2025, 02:30 in Lagos/,
  );
  await publish();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toMatchObject([{ submissions: { closesAt: '2025-10-07T01:30:00Z' } }]);
  jest.restoreAllMocks();
});
