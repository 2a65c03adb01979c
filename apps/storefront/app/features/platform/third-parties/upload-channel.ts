import { create } from 'zustand';

/** An event about an upload. */
export interface UploadEvent {
  event: 'progress' | 'success' | 'fail';
  /** In bytes, if the service reports it. */
  done?: number;
  total?: number;
}

export interface UploadChannel {
  /** Subscribes to one upload. Returns a function that unsubscribes. */
  follow: (token: string, heard: (news: UploadEvent) => void) => () => void;
  close: () => void;
}

/** The channel for upload events. Undefined if none is configured or allowed; uploads are then polled. */
export const useUploadChannel = create<{ channel?: UploadChannel | undefined }>(() => ({}));

/**
 * Opens a connection with Pusher's protocol as the upload service uses it: one channel for each upload. A broken
 * connection is reopened only with the next subscription.
 */
export function openUploadChannel(address: string): UploadChannel {
  const followed = new Map<string, Set<(news: UploadEvent) => void>>();
  let socket: WebSocket | undefined;
  let ready = false;

  function send(event: string, data: object) {
    if (ready) socket?.send(JSON.stringify({ event, data }));
  }

  function connect() {
    if (socket) return;
    const opened = new WebSocket(address);
    socket = opened;
    opened.onmessage = ({ data }) => handleMessage(parsed(data));
    opened.onclose = () => {
      if (socket === opened) socket = undefined;
      ready = false;
    };
  }

  function handleMessage({ event, channel, data }: Message) {
    if (event === 'pusher:connection_established') {
      ready = true;
      for (const channel of followed.keys()) send('pusher:subscribe', { channel });
    } else if (event === 'pusher:ping') {
      send('pusher:pong', {});
    } else if (event === 'progress' || event === 'success' || event === 'fail') {
      const { done, total } = parsed(data) as { done?: unknown; total?: unknown };
      const uploadEvent = {
        event,
        ...(typeof done === 'number' && { done }),
        ...(typeof total === 'number' && { total }),
      } as const;
      for (const listener of followed.get(channel ?? '') ?? []) listener(uploadEvent);
    }
  }

  connect();
  return {
    follow(token, listener) {
      const channel = `task-status-${token}`;
      const listeners = followed.get(channel) ?? new Set();
      followed.set(channel, listeners.add(listener));
      connect();
      if (listeners.size === 1) send('pusher:subscribe', { channel });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || !followed.delete(channel)) return;
        send('pusher:unsubscribe', { channel });
      };
    },
    close() {
      followed.clear();
      socket?.close();
    },
  };
}

interface Message {
  event?: string;
  channel?: string;
  data?: unknown;
}

/** Parses a message. Invalid ones become empty. */
function parsed(text: unknown): Message {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
