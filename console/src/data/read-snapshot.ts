import { WrongInput } from './describe-error.ts';
import type { Snapshot } from '@muara/contract/control';

/** Reads a snapshot from a file. @throws WrongInput when it is not JSON */
export async function readSnapshot(file: File): Promise<Snapshot> {
  const text = await file.text();
  try {
    // The control plane checks every record before it takes it.
    return JSON.parse(text) as Snapshot;
  } catch {
    throw new WrongInput(`${file.name} is not a snapshot: it is not JSON.`);
  }
}
