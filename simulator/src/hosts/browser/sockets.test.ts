import { describe, expect, test } from 'vitest';
import type { Hub } from '../../realtime/hub.ts';
import type { Transport } from '../../realtime/transport.ts';
import { bridge, realtimeAddress, type SocketClient } from './sockets.ts';

class FakeClient implements SocketClient {
  readonly seen: unknown[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown }) => void>();
  readonly url: URL;

  constructor(url: string) {
    this.url = new URL(url);
  }

  send = (text: string): void => void this.seen.push(text);
  close = (code: number, reason?: string): void => void this.seen.push([code, reason]);

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(type, listener);
  }

  emit(type: string, data?: unknown): void {
    this.#listeners.get(type)?.({ data });
  }
}

function arrive(url: string) {
  const client = new FakeClient(url);
  const heard: unknown[] = [];
  const taken: { transport?: Transport; world?: string | undefined } = {};
  const hub: Pick<Hub, 'accept'> = {
    accept(transport, { world } = {}) {
      Object.assign(taken, { transport, world });
      return { receive: (text) => heard.push(text), closed: () => heard.push('closed') };
    },
  };
  bridge(client, hub as Hub);
  return { client, heard, transport: taken.transport as Transport, world: taken.world };
}

describe('a socket of the page', () => {
  test('is connected to the hub: frames and closing go both ways', () => {
    const { client, heard, transport, world } = arrive('ws://localhost:4000/ws');
    expect(world).toBeUndefined();
    transport.send('{"type":"connected"}');
    transport.close(3003, 'signed out');
    expect(client.seen).toEqual(['{"type":"connected"}', [3003, 'signed out']]);
    client.emit('message', 'aGVsbG8=');
    client.emit('message', new Uint8Array([1]));
    client.emit('close');
    expect(heard).toEqual(['aGVsbG8=', 'closed']);
  });

  test('enters the world named in its URL', () => {
    expect(arrive('wss://demo.example/w/shop/ws').world).toBe('shop');
  });
});

describe('the address of the realtime channel', () => {
  test.each([
    ['http://localhost:4000', 'ws://localhost:4000/ws', true],
    ['http://localhost:4000', 'ws://localhost:4000/w/shop/ws', true],
    ['https://demo.example', 'wss://demo.example/ws', true],
    ['http://[::1]:4000', 'ws://[::1]:4000/ws', true],
    ['https://demo.example', 'wss://demo-example/ws', false],
    ['http://localhost:4000', 'ws://localhost:4001/ws', false],
    ['http://localhost:4000', 'ws://localhost:4000/wss', false],
    ['http://localhost:4000', 'ws://localhost:4000/w/No Name/ws', false],
  ])('of %s: %s → %s', (origin, address, is) => {
    expect(realtimeAddress(origin).test(address)).toBe(is);
  });
});
