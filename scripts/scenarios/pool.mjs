// Hands scenarios to worker processes, each of which runs one at a time.
import { fork } from 'node:child_process';
import { inRoot } from '../lib/project.mjs';
import { OWN_GROUP } from './system.mjs';

/** Runs tasks in workers and reports each result as it comes. After `stop` no further task begins. */
export function createPool(jobs) {
  const state = { stopped: false };
  const stop = () => void (state.stopped = true);

  const runAll = async (tasks, report) => {
    const waiting = [...tasks];
    const work = async () => {
      let worker = startWorker();
      try {
        for (let task = waiting.shift(); task && !state.stopped; task = waiting.shift()) {
          const result = await worker.run(task);
          if (result.died) worker = startWorker();
          await report(task, result);
        }
      } finally {
        worker.close();
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, tasks.length)) }, work));
    return { isComplete: !state.stopped };
  };
  return { runAll, stop };
}

function startWorker() {
  // Ctrl+C reaches every process of a terminal: the runner decides, and a world is deleted first.
  const child = fork(inRoot('scripts/scenarios/worker.mjs'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...OWN_GROUP,
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  return {
    run: (task) =>
      new Promise((resolve) => {
        const onMessage = (message) => {
          if (message.id === task.id) finish(message);
        };
        const onExit = (code) => {
          const reason = errors.trim().split('\n').at(-1) || `exit code ${code}`;
          finish({
            died: true,
            failure: { step: '', check: `the worker ended: ${reason}` },
            calls: 0,
            reached: [],
            took: 0,
          });
        };
        const finish = (result) => {
          child.off('message', onMessage).off('exit', onExit);
          resolve(result);
        };
        child.on('message', onMessage).once('exit', onExit);
        child.send(task);
      }),
    close: () => child.connected && child.disconnect(),
  };
}
