/** The compressed size of the viewer, which is downloaded once for all items. An end-to-end test checks it. */
export const viewerBytes = 245_000;

/** Formats a download size in decimal megabytes, as mobile data plans count it: “0.5 MB”. */
export function formatDownloadSize(bytes: number): string {
  return `${Math.max(0.1, Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
