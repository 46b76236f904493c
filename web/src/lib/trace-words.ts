import { formatRinggit, type TraceStep } from '@muara/contract/rules';

/** What a step of the price trace was computed from, in a line: '2 × RM 30.00', '10 % of RM 105.05 = 10.505'. */
export function stepWords({ step, inputs }: TraceStep): string {
  switch (step) {
    case 'base':
    case 'food':
    case 'minisigua':
      return `${inputs.count} × ${rm(inputs.price)}${step === 'minisigua' ? ' for the park' : ''}`;
    case 'charter':
      return `one boat, ${rm(inputs.price)}`;
    case 'tier':
      return `${inputs.min} to ${inputs.max} heads: ${rate(inputs.type, inputs.discount)}${exact(inputs)}`;
    case 'cashier':
      return inputs.type === '%' ? `${inputs.value} % of ${rm(inputs.of)}${exact(inputs)}` : `${rm(inputs.value)} off`;
    case 'fee': {
      const minimum = inputs.minimum === undefined ? '' : `, at least ${rm(inputs.minimum)}`;
      const of = inputs.type === '%' ? `${inputs.rate} % of ${rm(inputs.of)}${exact(inputs)}` : rm(inputs.rate);
      return `${inputs.method}: ${of}${minimum}`;
    }
    case 'free':
      return inputs.buy === undefined
        ? `${inputs.free} free`
        : `${inputs.passengers} × ${inputs.free_per_buy} ÷ ${inputs.buy}, whole heads: ${inputs.free} free`;
  }
}

type Input = number | string | undefined;

const rm = (sen: Input): string => `RM ${formatRinggit(Number(sen ?? 0))}`;
const rate = (type: Input, value: Input): string => (type === '%' ? `${value} %` : `${rm(value)} a head`);
const exact = (inputs: TraceStep['inputs']): string => (inputs.exact === undefined ? '' : ` = ${inputs.exact}`);
