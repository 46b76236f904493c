import { formatMoney } from '@muara/contract/rules/money/format-money';
import type { TraceStep } from '@muara/contract/rules/pricing/shapes';
import type { PassengerCategory } from '@muara/contract/types';
import { traceText } from './trace.messages.ts';

/** Returns the label of a step of the price trace: 'Adult', 'Adult, 10–49', 'Processing fee'. */
export function stepLabel({ step, label, inputs }: TraceStep): string {
  switch (step) {
    case 'base':
    case 'minisigua':
      return categoryOf(inputs) ?? label;
    case 'tier':
      return `${categoryOf(inputs) ?? label}, ${inputs.min}–${inputs.max}`;
    case 'charter':
      return traceText.charter;
    case 'cashier':
      return traceText.discount;
    case 'fee':
      return traceText.fee;
    case 'free':
      return inputs.buy === undefined ? traceText.guide : traceText.promotion(of(inputs.buy), of(inputs.free_per_buy));
    case 'food':
      return label;
  }
}

/** Returns the formula of a step of the price trace: '2 × RM 30.00', '10 % of RM 105.05 = 10.505'. */
export function stepWords({ step, inputs }: TraceStep): string {
  switch (step) {
    case 'base':
    case 'food':
      return times(inputs);
    case 'minisigua':
      return traceText.forPark(times(inputs));
    case 'charter':
      return traceText.oneBoat(rm(inputs.price));
    case 'tier':
      return `${traceText.band(of(inputs.min), of(inputs.max), rate(inputs))}${exact(inputs)}`;
    case 'cashier':
      return inputs.type === '%' ? percent(inputs, inputs.value) : traceText.off(rm(inputs.value));
    case 'fee': {
      const sum = `${inputs.method}: ${inputs.type === '%' ? percent(inputs, inputs.rate) : rm(inputs.rate)}`;
      return inputs.minimum === undefined ? sum : traceText.atLeast(sum, rm(inputs.minimum));
    }
    case 'free': {
      const { passengers, free, free_per_buy: given, buy } = inputs;
      if (buy === undefined) return traceText.free(of(free));
      return traceText.wholePassengers(`${passengers} × ${given} ÷ ${buy}`, of(free));
    }
  }
}

type Inputs = TraceStep['inputs'];
type Input = Inputs[string] | undefined;

const of = (input: Input): string => String(input);
const rm = (sen: Input): string => formatMoney(Number(sen ?? 0));
const times = ({ count, price }: Inputs): string => `${count} × ${rm(price)}`;
const rate = ({ type, discount }: Inputs): string => (type === '%' ? `${discount} %` : traceText.each(rm(discount)));
const exact = ({ exact: unrounded }: Inputs): string => (unrounded === undefined ? '' : ` = ${unrounded}`);
const percent = (inputs: Inputs, value: Input): string =>
  `${traceText.percentOf(of(value), rm(inputs.of))}${exact(inputs)}`;

function categoryOf({ category }: Inputs): string | undefined {
  return category === undefined ? undefined : traceText.category[category as PassengerCategory];
}
