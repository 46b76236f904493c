/**
 * Runs a build and puts NODE_ENV back, which Vite sets to `production` for its whole process:
 * npm would then install nothing of what a later step develops with.
 */
export async function keepingMode(build) {
  const before = process.env.NODE_ENV;
  try {
    await build();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
