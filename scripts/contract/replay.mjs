// A server that returns recorded responses, each to the call whose header names it.
import { createServer } from 'node:http';

export const NAME = 'x-recording';

/** Starts the server on a free port. */
export async function startReplay(recordings) {
  const server = createServer((request, response) => {
    const recorded = recordings[Number(request.headers[NAME])]?.response;
    request.resume();
    response.writeHead(recorded?.status ?? 404, recorded?.headers ?? {});
    response.end(Buffer.from(recorded?.body ?? '', 'base64'));
  });
  // A proxy that takes long over one call must not find the connection of the next one closed.
  server.keepAliveTimeout = 600_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
