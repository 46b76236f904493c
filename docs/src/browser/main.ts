import { startCopyButtons } from './copy.ts';
import { startMenu } from './menu.ts';
import { startSearch } from './search.ts';
import { startTabs } from './tabs.ts';
import { startThemeButton } from './theme-button.ts';

startThemeButton();
startMenu();
startTabs();
startCopyButtons();
startSearch();
if (document.querySelector('[data-try]')) void import('./try-it.ts').then(({ startTryIt }) => startTryIt());
if (document.querySelector('[data-run]')) void import('./run-calls.ts').then(({ startRuns }) => startRuns());
if (document.querySelector('[data-filter]')) void import('./filter.ts').then(({ startFilters }) => startFilters());
if (document.getElementById('calculator'))
  void import('./calculator.tsx').then(({ startCalculator }) => startCalculator());
