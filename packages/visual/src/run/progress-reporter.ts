export interface ProgressReporter {
  step(): void;
  seconds(): number;
}

/** Shows the progress: one updated line in a terminal, otherwise a line for every tenth of the total. */
export function createProgressReporter(
  total: number,
  out: NodeJS.WriteStream = process.stderr,
): ProgressReporter {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let done = 0;
  let reported = 0;
  return {
    seconds,
    step() {
      done += 1;
      const left = (seconds() / done) * (total - done);
      const line = `${done} of ${total} pictures, ${describe(left)} left`;
      if (out.isTTY) out.write(`\r\x1b[2K${line}${done === total ? '\n' : ''}`);
      else if (Math.floor((done / total) * 10) > reported) {
        reported = Math.floor((done / total) * 10);
        out.write(`${line}\n`);
      }
    },
  };
}

function describe(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
