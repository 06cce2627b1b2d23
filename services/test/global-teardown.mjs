export default async function tearDown() {
  await globalThis.plenaryTestServer.stop();
}
