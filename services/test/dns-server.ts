import dns from 'dns2';

const { Packet, createServer } = dns;

/** A DNS server on this machine that knows these TXT records, and of names with null, that it fails. */
export async function startDnsServer(records: Record<string, string[] | null>) {
  const server = createServer({
    udp: true,
    handle: (request, send) => {
      const [{ name } = { name: '' }] = request.questions;
      const found = records[name.toLowerCase()];
      const response = Packet.createResponseFromRequest(request);
      if (found === null) response.header.rcode = Packet.RCODE.SERVFAIL;
      for (const data of found ?? []) {
        // A string of DNS holds 255 bytes.
        const parts = data.match(/.{1,200}/g) ?? [''];
        response.answers.push({
          ...{ name, type: Packet.TYPE.TXT, class: Packet.CLASS.IN, ttl: 60 },
          data: parts,
        } as never);
      }
      void send(response);
    },
  });
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  return { address: `127.0.0.1:${udp?.port}`, stop: () => server.close() };
}
