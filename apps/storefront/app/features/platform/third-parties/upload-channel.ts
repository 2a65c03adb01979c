import { create } from 'zustand';

/** What became of an upload, as its service tells it. */
export interface UploadEvent {
  event: 'progress' | 'success' | 'fail';
  /** In bytes, where the service says so. */
  done?: number;
  total?: number;
}

export interface UploadChannel {
  /** Hears of one upload, until it is told to stop. */
  follow: (token: string, heard: (news: UploadEvent) => void) => () => void;
  close: () => void;
}

/** The way to news of uploads; undefined where none is configured or allowed: then one asks now and then. */
export const useUploadChannel = create<{ channel?: UploadChannel | undefined }>(() => ({}));

/** Pusher's protocol, as the upload service speaks it: a channel for each upload. A line that breaks is not mended before it is wanted again. */
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
    opened.onmessage = ({ data }) => hear(parsed(data));
    opened.onclose = () => {
      if (socket === opened) socket = undefined;
      ready = false;
    };
  }

  function hear({ event, channel, data }: Message) {
    if (event === 'pusher:connection_established') {
      ready = true;
      for (const channel of followed.keys()) send('pusher:subscribe', { channel });
    } else if (event === 'pusher:ping') {
      send('pusher:pong', {});
    } else if (event === 'progress' || event === 'success' || event === 'fail') {
      const { done, total } = parsed(data) as { done?: unknown; total?: unknown };
      const news = {
        event,
        ...(typeof done === 'number' && { done }),
        ...(typeof total === 'number' && { total }),
      } as const;
      for (const heard of followed.get(channel ?? '') ?? []) heard(news);
    }
  }

  connect();
  return {
    follow(token, heard) {
      const channel = `task-status-${token}`;
      const listeners = followed.get(channel) ?? new Set();
      followed.set(channel, listeners.add(heard));
      connect();
      if (listeners.size === 1) send('pusher:subscribe', { channel });
      return () => {
        listeners.delete(heard);
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

/** What is not to be read says nothing. */
function parsed(text: unknown): Message {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
