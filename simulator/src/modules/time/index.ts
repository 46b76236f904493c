export { HOLD_LAPSE, NIGHTLY, runJob, startJobs } from './jobs.ts';
