/** Mixes a colour such as `#a99d8b` with black (towards −1) or white (towards 1). */
export function shadeColour(colour: string, by: number): string {
  const target = by < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (target - channel) * Math.abs(by)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
