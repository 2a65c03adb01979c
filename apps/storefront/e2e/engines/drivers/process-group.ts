import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A process with everything that it has started. Browsers start many, and some outlive the one that was started. */
export interface ProcessGroup {
  readonly child: ChildProcess;
  hasEnded(): boolean;
  /** Resolves with how the process ended. Never rejects. */
  ended: Promise<string>;
  kill(): Promise<void>;
}

const groups = new Set<ProcessGroup>();
// A worker of the test runner that is stopped half-way must not leave browsers behind.
process.on('exit', () => {
  for (const { child } of groups) killGroup(child);
});

export function startProcessGroup(file: string, args: string[], options: SpawnOptions): ProcessGroup {
  const child = spawn(file, args, { ...options, detached: true });
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  }).then((how) => {
    hasEnded = true;
    return how;
  });
  const group: ProcessGroup = {
    child,
    ended,
    hasEnded: () => hasEnded,
    async kill() {
      killGroup(child);
      await ended;
      groups.delete(group);
    },
  };
  groups.add(group);
  return group;
}

function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The whole group has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Resolves with the part of the output that matches, once there is one. Throws if the process ends before. */
export async function waitForOutput(
  group: ProcessGroup,
  stream: NodeJS.ReadableStream | null | undefined,
  pattern: RegExp,
): Promise<string> {
  let output = '';
  const found = new Promise<string>((resolve) => {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? match[0]);
    });
  });
  const first = await Promise.race([found, group.ended.then(() => undefined)]);
  if (first !== undefined) return first;
  throw new Error(`${group.child.spawnfile} ended before it was ready (${await group.ended}):\n${output}`);
}
