import type { ServiceName } from '../../../../server/security/third-parties.ts';

interface ServiceMessages {
  name: string;
  /** What the service is for. */
  onAction: string;
  /** What the third party learns, completing the sentence after its address. */
  learns: string;
}

export const serviceMessages: Record<ServiceName, ServiceMessages> = {
  chat: {
    name: 'Chat',
    onAction: 'A chat window for writing to us.',
    learns: 'learns what you write there, your network address and which browser you use',
  },
  analytics: {
    name: 'Visitor statistics',
    onAction: 'Tells us which pages are read.',
    learns:
      'learns the path of each page, such as /shop, but not what you searched for; it also learns your network address and which browser you use. It never learns your name, your orders or anything you type',
  },
  realtime: {
    name: 'Upload status',
    onAction:
      'Tells you at once when a file you’ve sent has arrived. Without it, your browser checks now and then.',
    learns: 'learns the random name of the upload and your network address',
  },
};
