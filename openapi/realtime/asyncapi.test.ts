import { describe, expect, test } from 'vitest';
import { CLIENT_MESSAGES, CLOSE_CODES, SERVER_MESSAGES } from '@muara/contract/realtime';
import { schemas } from '@muara/contract/validators';
import document from '@muara/contract/asyncapi.json';

interface Message {
  name: string;
  payload: { $ref: string };
  examples: { name: string; payload: Record<string, unknown> }[];
}

const messages = Object.values(document.components.messages as unknown as Record<string, Message>);

describe('the realtime document', () => {
  test.each(messages.map((message) => [message.name, message] as const))(
    'the examples of %s are what its schema says',
    (name, message) => {
      const schema = message.payload.$ref.split('/').at(-1) as keyof typeof schemas;
      for (const { payload } of message.examples) {
        expect(schemas[schema].safeParse(payload)).toMatchObject({ success: true });
        expect(payload['msg'] ?? payload['type']).toBe(name);
      }
    },
  );

  test('the channel offers every message, and the tables hold them all', () => {
    expect(Object.keys(document.channels.ws.messages)).toHaveLength(messages.length);
    expect(Object.keys(CLIENT_MESSAGES).length + Object.keys(SERVER_MESSAGES).length).toBe(messages.length);
  });

  test('the two close codes of the documents mean what they say', () => {
    expect(CLOSE_CODES['3003'].reconnect).toBe('never');
    expect(CLOSE_CODES['1012'].reconnect).toBe('random');
  });
});
