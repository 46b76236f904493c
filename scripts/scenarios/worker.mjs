// A process that stays alive and runs one scenario after the other.
import { readDescriptions } from './descriptions.mjs';
import { runScenario } from './run-scenario.mjs';

const descriptions = readDescriptions();

process.on('message', (task) => {
  void runScenario(task, descriptions).then((result) => process.send({ id: task.id, ...result }));
});
// Without the runner nobody waits for a result.
process.on('disconnect', () => process.exit(0));
process.send({ ready: true });
