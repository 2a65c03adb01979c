import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

/** Returns the process ids of all descendants of a process. */
export function findDescendantPids(ancestor: number, all = processes()): number[] {
  const children = all.filter(({ parent }) => parent === ancestor).map(({ pid }) => pid);
  return [...children, ...children.flatMap((child) => findDescendantPids(child, all))];
}

/**
 * Returns the id of the only descendant whose command line contains these words. Throws if there is not exactly one.
 */
export function getDescendantPid(ancestor: number, words: string) {
  const below = findDescendantPids(ancestor);
  const found = processes().filter(({ pid, command }) => below.includes(pid) && command.includes(words));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} processes run "${words}", not one.`);
  return only.pid;
}

/** Returns whether a process runs. A zombie, which has ended but was not yet reaped by its parent, does not count. */
export function isAlive(pid: number) {
  return processes().some((process) => process.pid === pid);
}

function processes(): Process[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      // The name in brackets may itself contain spaces and brackets.
      const [state = '', parent = ''] = read(pid, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ');
      const command = read(pid, 'cmdline').replaceAll('\0', ' ');
      return state === '' || state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
}

function read(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process ended in the meantime.
    return '';
  }
}

function fromPs(): Process[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = '']) => !state.startsWith('Z'))
    .map(([pid, parent, , ...args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command: args.join(' '),
    }));
}
