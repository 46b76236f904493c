import { catalogue } from './catalogue.ts';

/** Said after a reload that found a form open. */
export const keptFormsMessages = catalogue('kept-forms', {
  back: 'Page reloaded. Your input was restored.',
});
