import type { EnvironmentVariables } from '../../env.ts';

/** The addresses of third-party services, for those with a configured id. */
export interface ThirdParties {
  /** The chat's page, shown in a frame. */
  chat?: string;
  /** The origin of the tag. Its frame contains the full address, see `createAnalyticsFrameHandler`. */
  analytics?: string;
  /** The address for upload events. */
  realtime?: string;
}

export type ServiceName = keyof ThirdParties;

/** Returns the configured services. Undefined if there are none, so that no page mentions them. */
export function toThirdParties(environment: EnvironmentVariables): ThirdParties | undefined {
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

/** What a page's policy allows for third-party services. */
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
