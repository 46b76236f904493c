type Forward = () => Promise<Response>;

/** Delivers a request and loses its response. */
export async function loseResponse(forward: Forward): Promise<Response> {
  await forward();
  throw new TypeError('Failed to fetch');
}

/** Loses a request on its way. */
export function loseRequest(): never {
  throw new TypeError('Failed to fetch');
}

/** Delivers a request twice, and the second response. */
export async function deliverTwice(forward: Forward): Promise<Response> {
  await forward();
  return forward();
}

/** Delivers a request, and a part of its response. */
export async function cutResponse(forward: Forward): Promise<Response> {
  const response = await forward();
  return new Response((await response.text()).slice(0, 40), response);
}

/** Keeps requests until they are released. */
export function holdRequests(): { hold(forward: Forward): Promise<Response>; release(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    hold: async (forward) => {
      await promise;
      return forward();
    },
    release: resolve,
  };
}

/**
 * Delivers a request, and keeps its response until it is released.
 * `held` resolves when the server has responded.
 */
export function holdResponse(): { hold(forward: Forward): Promise<Response>; held: Promise<void>; release(): void } {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    hold: async (forward) => {
      const response = await forward();
      hold();
      await released;
      return response;
    },
    held,
    release,
  };
}
