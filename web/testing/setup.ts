import './no-performance-tracks.ts';
import 'virtual:theme.css';
import '@/app/kit.css';
import '@/app/app.css';
import { afterEach, beforeEach, expect } from 'vitest';
import { complaints } from './complaints.ts';
import './once-a-page.ts';
import { endTest } from './render-screen.ts';

// Vitest keeps a hundred lines, and React in development takes the stack of every element that it creates.
beforeEach(() => {
  Error.stackTraceLimit = 10;
});

// Nobody watches: a frame that the browser need not draw saves a tenth of the time. Layout, focus, pointer and axe do not
// notice.
const frame = window.frameElement as HTMLElement | null;
if (frame && navigator.userAgent.includes('Headless')) frame.style.opacity = '0';

beforeEach(() => complaints.start());

afterEach(() => {
  expect(endTest(), 'every call keeps the contract').toEqual([]);
  expect(complaints.end().join('\n'), 'no console errors').toBe('');
});
