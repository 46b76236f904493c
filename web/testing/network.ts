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
