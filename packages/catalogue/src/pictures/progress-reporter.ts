/** Lines for the terminal. In a terminal, a passing line is overwritten by the next one; in a log, every line stays. */
export interface ProgressReporter {
  log(line: string): void;
  passing(line: string): void;
}

export function createProgressReporter(out: NodeJS.WriteStream = process.stdout): ProgressReporter {
  let open = false;
  return {
    log(line) {
      out.write(`${open ? '\r\x1b[2K' : ''}${line}\n`);
      open = false;
    },
    passing(line) {
      out.write(out.isTTY ? `\r\x1b[2K${line.slice(0, out.columns - 1)}` : `${line}\n`);
      open = out.isTTY;
    },
  };
}
