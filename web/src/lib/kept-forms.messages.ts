import { catalogue } from './catalogue.ts';

/** Said after a reload that found a form open. */
export const keptFormsMessages = catalogue('kept-forms', {
  back: 'The page was loaded anew. What you typed is back.',
});
