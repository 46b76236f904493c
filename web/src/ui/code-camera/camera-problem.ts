/** Why there is no picture, or why no code can be read from it. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed' | 'unreadable';

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  // Names that older engines use.
  PermissionDeniedError: 'denied',
  DevicesNotFoundError: 'missing',
  TrackStartError: 'busy',
};

/** Returns what an error of `getUserMedia` means to the crew. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  return BY_NAME[name] ?? 'failed';
}

/** Problems that may go away without anybody's help, so that the camera is tried again after a while. */
export function isTemporary(problem: CameraProblem): boolean {
  return problem === 'busy' || problem === 'missing' || problem === 'failed';
}
