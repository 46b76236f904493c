// Bare Hono that parses a body and returns the simulator's own bytes.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [, , port, file] = process.argv;
const samples = JSON.parse(readFileSync(file!, 'utf8')) as Record<'list' | 'get' | 'create', string>;
const list = JSON.parse(samples.list) as object;
const get = JSON.parse(samples.get) as object;
const create = JSON.parse(samples.create) as object;

const app = new Hono()
  .get('/api/tickets', (context) => context.json(list))
  .get('/api/tickets/:ticket_code', (context) => context.json(get))
  .post('/api/tickets/generate', async (context) => {
    await context.req.json();
    return context.json(create);
  });
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
