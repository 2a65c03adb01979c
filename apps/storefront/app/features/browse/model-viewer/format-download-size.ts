/** The viewer itself, as it comes over the line, is fetched once for all pieces. A journey holds it to this. */
export const viewerBytes = 245_000;

/** What is to be fetched, as a telephone's bill counts it: “0.5 MB”. */
export function formatDownloadSize(bytes: number): string {
  return `${Math.max(0.1, Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
