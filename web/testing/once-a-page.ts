// Vitest runs a setup file again for each file of tests, and this module once for a page.
import { leaveFromHere } from './render-screen.ts';
import { stayInPage } from './stay-in-page.ts';
import { watchSteps } from './steps-back.ts';

stayInPage(leaveFromHere);
watchSteps();
