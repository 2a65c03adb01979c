import type { Variables } from '../../env.ts';

/** Addresses of other companies' services, of those alone that the shop has an id for. */
export interface ThirdParties {
  /** The chat's own page, for a frame. */
  chat?: string;
  /** Where the tag comes from. What it is loaded by stands in its frame, see `analytics-frame.ts`. */
  analytics?: string;
  /** Where news of uploads is to be had. */
  realtime?: string;
}

export type ServiceName = keyof ThirdParties;

/** Undefined where nothing is configured, so that no page says anything of it. */
export function toThirdParties(environment: Variables): ThirdParties | undefined {
  const chat = fillUrlTemplate(environment.CHAT_URL, environment.CHAT_ID);
  const analytics = fillUrlTemplate(environment.ANALYTICS_URL, environment.ANALYTICS_ID);
  const realtime = fillUrlTemplate(environment.REALTIME_URL, environment.REALTIME_ID);
  if (!chat && !analytics && !realtime) return undefined;
  return {
    ...(chat && { chat }),
    ...(analytics && { analytics: new URL(analytics).origin }),
    ...(realtime && { realtime }),
  };
}

export function fillUrlTemplate(url: string | undefined, id: string | undefined): string | undefined {
  return id === undefined ? undefined : url?.replace('{id}', id);
}

/** What a page's policy lets through for them. */
export interface ThirdPartySources {
  frames: readonly string[];
  connections: readonly string[];
}

export function getCspSources({ chat, analytics, realtime }: ThirdParties = {}): ThirdPartySources {
  return {
    frames: [...(analytics ? [`'self'`] : []), ...(chat ? [new URL(chat).origin] : [])],
    connections: realtime ? [new URL(realtime).origin] : [],
  };
}
