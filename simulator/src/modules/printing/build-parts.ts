import { nextTurn, type AgentTicketBatch } from '../../documents/index.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { World } from '../../world/world.ts';
import { drawAgentTickets } from './drawn-parts.ts';

/** Builds remembered per world. */
const MAX_BUILDS = 8;

/** The parts of a batch, rendered one after the other. */
interface Build {
  /** Tickets per part. */
  readonly size: number;
  /** Tickets that are ready. */
  built: number;
  /** Resolves when all are ready; rejects when the world ends or a part cannot be rendered. */
  readonly ended: Promise<void>;
  failed: boolean;
}

/** By everything that the batch's tickets show, so that any change causes a new build. */
const BUILDS = new WeakMap<World, Map<string, Build>>();

/** Returns the current build of a batch, or a new one. A failure is reported once, then retried. */
export function getBuild(ctx: PublicContext, batch: AgentTicketBatch): Build {
  const builds = BUILDS.get(ctx.world) ?? new Map<string, Build>();
  BUILDS.set(ctx.world, builds);
  const key = JSON.stringify(batch);
  const before = builds.get(key);
  if (before?.failed) builds.delete(key);
  if (before) return before;
  const [oldest] = builds.size < MAX_BUILDS ? [] : builds.keys();
  if (oldest !== undefined) builds.delete(oldest);
  const build = startBuild(ctx, batch);
  builds.set(key, build);
  return build;
}

function startBuild(ctx: PublicContext, batch: AgentTicketBatch): Build {
  const size = ctx.rules.printPageSize(batch.tickets.length);
  const build: Build = { size, built: 0, failed: false, ended: Promise.resolve() };
  const ended = drawAll(ctx, batch, build);
  ended.catch(() => (build.failed = true));
  return Object.assign(build, { ended });
}

async function drawAll(ctx: PublicContext, batch: AgentTicketBatch, build: Build): Promise<void> {
  const total = batch.tickets.length;
  while (build.built < total) {
    await nextTurn();
    if (!ctx.isCurrent()) throw new Refusal('ticket_not_found');
    const to = Math.min(build.built + build.size, total);
    await drawAgentTickets(batch, { from: build.built + 1, to });
    build.built = to;
  }
}
