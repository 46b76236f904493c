import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import asyncapi from '@muara/contract/asyncapi.json' with { type: 'json' };

// ajv-formats is CommonJS: Node finds its default export inside the default export, a bundler takes it out.
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void;

interface Message {
  payload: { $ref?: string; properties?: Record<string, { const?: string }> };
}
const document = asyncapi as unknown as {
  components: {
    messages: Record<string, Message>;
    schemas: Record<string, { properties?: Record<string, { const?: string }> }>;
  };
};

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(asyncapi, 'realtime');

/** Validators by their tag: `msg` for what clients send, `type` for what the server sends. */
const validators = new Map<string, ValidateFunction>();
for (const [name, message] of Object.entries(document.components.messages)) {
  const schema = message.payload.$ref
    ? document.components.schemas[message.payload.$ref.split('/').at(-1)!]
    : message.payload;
  const tag = schema?.properties?.msg?.const
    ? `client ${schema.properties.msg.const}`
    : `server ${schema?.properties?.type?.const}`;
  validators.set(tag, ajv.compile({ $ref: `realtime#/components/messages/${name}/payload` }));
}

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));
  }
}

/** Problems of one realtime frame against the published AsyncAPI document. */
export function checkFrame(from: 'client' | 'server', text: string): string[] {
  const message = decode(text) as { msg?: string; type?: string };
  const tag = `${from} ${from === 'client' ? message.msg : message.type}`;
  const validate = validators.get(tag);
  if (!validate) return [`${tag} is not in the contract`];
  return validate(message)
    ? []
    : (validate.errors ?? []).map((error) => `${tag}: ${error.instancePath || '/'} ${error.message}`);
}
