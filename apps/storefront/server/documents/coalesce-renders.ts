/**
 * Shares a render that is under way with everybody who asks for the same address meanwhile, if its result is for
 * everybody.
 */
export function coalesceRenders<Result>(isPublic: (result: Result) => boolean) {
  const underWay = new Map<string, Promise<Result>>();

  return async function share(address: string, render: () => Promise<Result>): Promise<Result> {
    const begun = underWay.get(address);
    if (begun !== undefined) {
      // It may fail for a reason of its own, such as too many of its caller's pages waiting.
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
