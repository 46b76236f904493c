import type { BubbleCounters } from '@muara/contract/types';
import { presentMail, readMails } from '../domain/outbox/index.ts';
import { findSession, getActor } from '../domain/people/index.ts';
import { recordResult } from '../domain/printing/index.ts';
import { event } from '../events/business-event.ts';
import type { Domain } from '../kernel/domain.ts';
import { react, reactToJob } from '../reactions/react.ts';
import { DEFAULT_TICKETS, seedTables } from '../seed/seed.ts';
import { documentSecrets } from '../world/document-keys.ts';
import { createTables } from '../world/store.ts';
import { DEFINITIONS } from '../world/tables.ts';
import { getSettings } from '../world/world.ts';
import { handleChat } from './chat/index.ts';
import { handlers } from '../generated/handlers.ts';
import { listPersonas, openSession } from './auth/index.ts';
import { logFailure, logScriptError } from './logs/index.ts';
import { countBubbles } from './notification/index.ts';
import { PAYMENT_LAPSE } from './payments/index.ts';
import { oldestApp } from './settings/index.ts';
import { getCatalogue } from './shop/index.ts';
import { HOLD_LAPSE, NIGHTLY, runJob, startJobs } from './time/index.ts';

/** The operator's business, as the kernel runs it. */
export const domain: Domain = {
  handlers,
  jobKinds: [NIGHTLY, HOLD_LAPSE, PAYMENT_LAPSE],
  requiredTables: ['settings'],
  defaultTickets: DEFAULT_TICKETS,
  seedTables,
  emptyTables: () => createTables(DEFINITIONS),
  openWorld: (parts) => parts,
  startWorld(world) {
    documentSecrets(world);
    startJobs(world);
  },
  react,
  runJob(job, world) {
    const before = countBubbles(world);
    const events = runJob(job, world);
    const after = countBubbles(world);
    const changed = Object.entries(after).some(([counter, count]) => before[counter as keyof BubbleCounters] !== count);
    return changed ? [event('counters.changed', { counters: after }), ...events] : events;
  },
  reactToJob,
  onMessage(message, context) {
    if (message.msg === '/script-error') return logScriptError(message, context);
    handleChat(message, context);
    return [];
  },
  onPrintJob: (jobId, result, world) => recordResult(world, jobId, result),
  onFailure: logFailure,
  sessionOf: findSession,
  actorOf: getActor,
  oldestApp: (world, platform) => oldestApp(getSettings(world), platform),
  printerKey: (world) => getSettings(world).wsApiKey,
  outbox: (world) => world.tables.outbox.all().map((mail) => presentMail(mail, world.clock.now())),
  readMails,
  listPersonas,
  openSession,
  getCatalogue,
};
