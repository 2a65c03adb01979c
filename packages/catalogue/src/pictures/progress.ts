/** Lines for the terminal. The last one rewrites itself there; in a log every one stays. */
export interface Progress {
  say(line: string): void;
  passing(line: string): void;
}

export function showProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  let open = false;
  return {
    say(line) {
      out.write(`${open ? '\r\x1b[2K' : ''}${line}\n`);
      open = false;
    },
    passing(line) {
      out.write(out.isTTY ? `\r\x1b[2K${line.slice(0, out.columns - 1)}` : `${line}\n`);
      open = out.isTTY;
    },
  };
}
