import JsdomWithFetch from 'jest-fixed-jsdom';

/** jsdom with Node's own fetch, streams and files, which the simulated server intercepts. */
export default class BrowserEnvironment extends JsdomWithFetch {
  constructor(...args) {
    super(...args);
    // The same class that Node's FormData takes: jsdom's own would be sent as text.
    this.global.File = File;
    // As on a secure connection; jsdom's has random values only.
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    // jsdom's has a clock and no timeline.
    this.global.performance.mark = performance.mark.bind(performance);
  }
}
