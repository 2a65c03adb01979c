import type { Plugin } from 'vite';
import { readStatus, type StatusSources } from './read-status.ts';

/** Lays `status.json` beside the pages: fixed in a build, read anew for each request while developing. */
export function statusPlugin(sources: StatusSources): Plugin {
  return {
    name: 'piri-status',
    configureServer(server) {
      server.middlewares.use('/status.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readStatus(sources)));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'status.json',
        source: JSON.stringify(readStatus(sources)),
      });
    },
  };
}
