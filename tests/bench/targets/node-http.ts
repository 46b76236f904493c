// The floor: node:http that parses a body and returns the simulator's own bytes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file] = process.argv;
const samples = JSON.parse(readFileSync(file!, 'utf8')) as Record<'list' | 'get' | 'create', string>;
const values = {
  list: JSON.parse(samples.list),
  get: JSON.parse(samples.get),
  create: JSON.parse(samples.create),
} as Record<string, unknown>;

createServer((request, response) => {
  const answer = (value: unknown) => {
    const text = JSON.stringify(value);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  };
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString('utf8'));
      answer(values.create);
    });
    return;
  }
  answer(request.url!.startsWith('/api/tickets/') ? values.get : values.list);
}).listen(Number(port), '127.0.0.1');
