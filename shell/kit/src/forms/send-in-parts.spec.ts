import { HttpResponse, SimulatedUploads, waitFor } from '../testing';
import { ApiError, forgetUploads, onSessionLost, storeToken } from '../api';
import { sendFile, sendInParts, Sending } from '.';

const BYTES = 600 * 1024;
const FIRST_PART = 16 * 1024;
const OWNER = 'ama';

let uploads: SimulatedUploads;
beforeEach(() => {
  storeToken('abc');
  uploads = SimulatedUploads.start();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
});
afterEach(() => {
  forgetUploads();
  jest.useRealTimers();
  setOnline(true);
});

function aFile(fill = 7, bytes = BYTES) {
  return new File([new Uint8Array(bytes).fill(fill)], 'paper.pdf', { type: 'application/pdf' });
}

/** Sends a file; `used` is what the call that uses it received. */
function send(file = aFile(), { owner = OWNER, use = (id: string) => Promise.resolve(id) } = {}) {
  const sending = new Sending();
  const phases: string[] = [];
  sending.subscribe(() => {
    const { phase } = sending.state();
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  const sent = { file, purpose: 'paper', subject: 'the paper', part: 'manuscript', owner };
  const result = sendInParts(sent, sending, use);
  result.catch(() => undefined);
  return { sending, phases, result, controls: () => sending.state().controls };
}

/** Lets the time of the product pass until the promise settles, without waiting for it. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const end = () => (isSettled = true);
  promise.then(end, end);
  while (!isSettled) await jest.advanceTimersByTimeAsync(100);
  return promise;
}

async function until(holds: () => boolean) {
  while (!holds()) await jest.advanceTimersByTimeAsync(100);
}

function setOnline(online: boolean) {
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const contentOf = (id: string) => uploads.uploads.get(id);

/** Cuts the given number of requests that carry more than the first part. */
function cut(times: number) {
  let left = times;
  uploads.fault = (_, { length }) => {
    if (length <= FIRST_PART || left === 0) return undefined;
    left -= 1;
    return 'cut';
  };
}

/** No response at all, to anything. */
const breakDown = () => (uploads.fault = () => 'cut');

describe('sendInParts', () => {
  it('sends a small first part, and the rest at once', async () => {
    const { result, sending } = send();
    const id = await settled(result);
    expect(uploads.requests).toEqual(['POST', `PATCH ${FIRST_PART}`]);
    const metadata = { id, purpose: 'paper', subject: 'the paper', name: 'paper.pdf' };
    expect(contentOf(id)?.metadata).toEqual(metadata);
    expect(contentOf(id)?.bytes).toEqual(new Uint8Array(BYTES).fill(7));
    expect(sending.state()).toMatchObject({ phase: 'sending', sent: BYTES, total: BYTES });
    expect(sending.state().controls).toBeUndefined();
  });

  it('continues where it was after each of 5 cuts', async () => {
    cut(5);
    const { result, phases } = send();
    const id = await settled(result);
    expect(contentOf(id)?.bytes).toEqual(new Uint8Array(BYTES).fill(7));
    expect(uploads.received).toBe(BYTES);
    expect(uploads.requests.filter((each) => each === 'HEAD')).toHaveLength(5);
    expect(phases).toEqual(['sending']);
  });

  it('tries once more after two seconds, then waits until the reader resumes', async () => {
    const times: number[] = [];
    uploads.fault = () => {
      times.push(Date.now());
      return 'cut';
    };
    const { result, phases, sending, controls } = send();
    await until(() => sending.state().phase === 'waiting');
    expect(uploads.requests).toEqual(['POST', 'HEAD']);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(2000);
    uploads.fault = () => undefined;
    controls()?.resume();
    await settled(result);
    expect(phases).toEqual(['sending', 'waiting', 'sending']);
    expect(uploads.received).toBe(BYTES);
  });

  it('waits for the connection, and sends nothing meanwhile', async () => {
    cut(1);
    const { result, sending } = send();
    await until(() => uploads.requests.length === 2);
    setOnline(false);
    await until(() => sending.state().phase === 'waiting');
    const before = uploads.requests.length;
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(uploads.requests).toHaveLength(before);
    setOnline(true);
    await settled(result);
    expect(uploads.received).toBe(BYTES);
  });

  it('notices by itself that the server is back', async () => {
    breakDown();
    const { result, sending } = send();
    await until(() => sending.state().phase === 'waiting');
    uploads.fault = () => undefined;
    await jest.advanceTimersByTimeAsync(15_000);
    await settled(result);
    expect(uploads.received).toBe(BYTES);
  });

  it('can be paused, and continues where it was', async () => {
    const { result, sending, controls } = send();
    uploads.fault = (_, { length }) => {
      if (length > FIRST_PART) controls()?.pause();
      return length > FIRST_PART ? 'cut' : undefined;
    };
    await until(() => sending.state().phase === 'paused');
    uploads.fault = () => undefined;
    const before = uploads.requests.length;
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    setOnline(true);
    expect(uploads.requests).toHaveLength(before);
    controls()?.resume();
    await settled(result);
    expect(uploads.received).toBe(BYTES);
  });

  it('can be cancelled, and leaves nothing on the server', async () => {
    breakDown();
    const { result, sending, controls } = send();
    await until(() => sending.state().phase === 'waiting');
    uploads.fault = () => undefined;
    controls()?.cancel();
    await expect(settled(result)).rejects.toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(uploads.requests.at(-1)).toBe('DELETE'));
    expect(uploads.uploads.size).toBe(0);
  });
});

describe('after a reload, sendInParts', () => {
  /** An upload whose page is gone. @returns the bytes that arrived */
  async function interrupted(options?: { owner: string }) {
    uploads.fault = (_, { length }) => (length > FIRST_PART ? 'cut' : undefined);
    const { sending, controls } = send(aFile(), options);
    await until(() => uploads.requests.length === 2);
    setOnline(false);
    await until(() => sending.state().phase === 'waiting');
    uploads.fault = () => undefined;
    setOnline(true);
    controls()?.pause();
    await until(() => sending.state().phase === 'paused');
    const { received } = uploads;
    uploads.requests.length = 0;
    return received;
  }

  it('continues the same file of the same person', async () => {
    const received = await interrupted();
    const { result } = send();
    const id = await settled(result);
    expect(uploads.requests).toEqual(['HEAD', `PATCH ${received}`]);
    expect(contentOf(id)?.bytes).toEqual(new Uint8Array(BYTES).fill(7));
    expect(uploads.received).toBe(BYTES);
  });

  it.each([
    ['another content under the same name and size', aFile(8), OWNER],
    ['the file of another person', aFile(), 'kofi'],
  ])('begins again for %s', async (_, file, owner) => {
    await interrupted();
    await settled(send(file, { owner }).result);
    expect(uploads.requests).toEqual(['POST', `PATCH ${FIRST_PART}`]);
  });

  it('begins again after a logout, which erases all ids', async () => {
    await interrupted();
    expect(window.localStorage.getItem('uploads')).toMatch(/"ids":\{"[0-9a-f]{64}"/);
    forgetUploads();
    expect(window.localStorage.getItem('uploads')).toBeNull();
    await settled(send().result);
    expect(uploads.requests).toEqual(['POST', `PATCH ${FIRST_PART}`]);
  });

  it('begins again by itself when the upload expired', async () => {
    await interrupted();
    uploads.uploads.clear();
    const use = (id: string) => {
      if (contentOf(id)) return Promise.resolve(id);
      return Promise.reject(new ApiError(404));
    };
    const id = await settled(send(aFile(), { owner: OWNER, use }).result);
    expect(uploads.requests).toEqual(['HEAD', 'POST', `PATCH ${FIRST_PART}`]);
    expect(contentOf(id)?.bytes).toHaveLength(BYTES);
  });

  it('does not send a used file again when only the response was lost', async () => {
    await interrupted();
    uploads.uploads.clear();
    await settled(send().result);
    expect(uploads.requests).toEqual(['HEAD']);
  });
});

describe('sendInParts is refused', () => {
  it('by the type, after the first part, and forgets the upload', async () => {
    const message = 'Please upload a PDF file only';
    uploads.fault = () => HttpResponse.json({ code: 'INVALID_FILE', message }, { status: 422 });
    const { result } = send();
    await expect(settled(result)).rejects.toMatchObject({ status: 422, serverMessage: message });
    await waitFor(() => expect(uploads.requests).toEqual(['POST', 'DELETE']));
    expect(window.localStorage.getItem('uploads')).toMatch(/"ids":\{\}/);
  });

  it('when the session ended, and can continue after the next login', async () => {
    const lost = jest.fn();
    onSessionLost(lost);
    uploads.fault = (_, { length }) => {
      return length > FIRST_PART ? new HttpResponse(null, { status: 401 }) : undefined;
    };
    const error = await settled(send().result).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ status: 401 });
    expect((error as ApiError).serverMessage).toMatch(/^Your session ended/);
    expect(lost).toHaveBeenCalledTimes(1);
    uploads.fault = () => undefined;
    storeToken('def');
    await settled(send().result);
    expect(uploads.requests.slice(-2)).toEqual(['HEAD', `PATCH ${FIRST_PART}`]);
  });

  it('when the reader logs out meanwhile', async () => {
    breakDown();
    const { result, sending } = send();
    await until(() => sending.state().phase === 'waiting');
    forgetUploads();
    await expect(settled(result)).rejects.toMatchObject({ status: 401 });
  });

  it('for a file that can no longer be read', async () => {
    const file = aFile();
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const error = await settled(send(file).result).catch((cause: unknown) => cause);
    expect((error as ApiError).serverMessage).toMatch(/^The file changed/);
    expect(uploads.requests).toEqual([]);
  });
});

it('waits while another request holds the upload', async () => {
  let left = 3;
  cut(1);
  const afterCut = uploads.fault;
  uploads.fault = (simulated, received) => {
    if (received.length === 0 && left-- > 0) return new HttpResponse(null, { status: 423 });
    return afterCut(simulated, received);
  };
  await settled(send().result);
  expect(uploads.received).toBe(BYTES);
});

describe('while many people are sending', () => {
  const busy = () =>
    HttpResponse.json(
      { code: 'BUSY', message: 'Many people are sending files right now.' },
      { status: 503, headers: { 'Retry-After': '40' } },
    );

  /** The server refuses new uploads until `end`. */
  function refuseAll() {
    let isFull = true;
    uploads.fault = () => (isFull ? busy() : undefined);
    return { end: () => (isFull = false) };
  }

  it('waits as long as the server says, and begins again by itself', async () => {
    const full = refuseAll();
    const { result, sending, phases } = send();
    await until(() => sending.state().phase === 'busy');
    expect(uploads.requests).toEqual(['POST']);
    expect(sending.state().wait).toBe(40_000);
    const tryAt = Date.now() + 39_000;
    await jest.advanceTimersByTimeAsync(38_000);
    expect(uploads.requests).toEqual(['POST']);
    full.end();
    const id = await settled(result);
    expect(Date.now()).toBeGreaterThanOrEqual(tryAt);
    expect(uploads.requests).toEqual(['POST', 'POST', `PATCH ${FIRST_PART}`]);
    expect(contentOf(id)?.bytes).toHaveLength(BYTES);
    expect(phases).toEqual(['sending', 'busy', 'sending']);
  });

  it('tries at once when the reader says so, and can be cancelled', async () => {
    refuseAll();
    const { result, sending, controls } = send();
    await until(() => sending.state().phase === 'busy');
    controls()?.resume();
    await until(() => uploads.requests.length === 2 && sending.state().phase === 'busy');
    controls()?.cancel();
    await expect(settled(result)).rejects.toThrow('Cancelled');
  });

  it('keeps a small file waiting, too', async () => {
    const full = refuseAll();
    const sending = new Sending();
    const sent = { file: aFile(7, 1000), purpose: 'paper', subject: 's', part: 'm', owner: OWNER };
    const atOnce = jest.fn(() => Promise.reject(new ApiError(503, { code: 'BUSY' }, 40)));
    const use = (id: string) => Promise.resolve(id);
    const result = sendFile(sent, sending, { atOnce, use });
    await until(() => sending.state().phase === 'busy');
    expect(uploads.requests).toEqual([]);
    full.end();
    const id = await settled(result);
    expect(atOnce).toHaveBeenCalledTimes(1);
    expect(uploads.requests).toEqual(['POST']);
    expect(contentOf(id)?.bytes).toHaveLength(1000);
  });
});
