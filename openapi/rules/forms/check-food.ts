import { FORM_TEXTS, MAX_IMAGES } from '../../generated/constants.ts';
import { checkPrices } from '../packages/check-numbers.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The menu form, by wire names; prices in RM, NaN for a text that is not an amount. */
export interface FoodValues {
  name?: string | null;
  description?: string | null;
  imgs?: readonly string[];
  [price: `${string}_price`]: number | null | undefined;
}

/** Checks the menu form: name, description and all nine prices are required, images are not (001 §5). */
export function checkFood(values: FoodValues): FieldProblem[] {
  const fields = values as Readonly<Record<string, unknown>>;
  const tooMany = (values.imgs?.length ?? 0) > MAX_IMAGES;
  return [
    ...checkTexts(fields, ['name', 'description'], FORM_TEXTS.FoodCreate),
    ...checkPrices(fields),
    ...(tooMany ? [{ field: 'imgs', code: 'too_many_images' } as const] : []),
  ];
}
