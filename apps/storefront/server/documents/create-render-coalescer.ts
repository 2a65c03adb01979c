/** Shares a pending render with other requests for the same address, if its result is the same for all users. */
export function createRenderCoalescer<Result>(isPublic: (result: Result) => boolean) {
  const underWay = new Map<string, Promise<Result>>();

  return async function share(address: string, render: () => Promise<Result>): Promise<Result> {
    const begun = underWay.get(address);
    if (begun !== undefined) {
      // It may fail for a reason of its own, such as too many waiting requests of its caller.
      const shared = await begun.catch(() => undefined);
      if (shared !== undefined && isPublic(shared)) return shared;
    }
    const own = render();
    underWay.set(address, own);
    try {
      return await own;
    } finally {
      if (underWay.get(address) === own) underWay.delete(address);
    }
  };
}
