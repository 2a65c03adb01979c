import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

/** The process ids of everything that a process has started, and what that has started. */
export function descendants(ancestor: number, all = processes()): number[] {
  const children = all.filter(({ parent }) => parent === ancestor).map(({ pid }) => pid);
  return [...children, ...children.flatMap((child) => descendants(child, all))];
}

/** The one process below an ancestor whose command line contains these words. */
export function descendant(ancestor: number, words: string) {
  const below = descendants(ancestor);
  const found = processes().filter(({ pid, command }) => below.includes(pid) && command.includes(words));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} processes run "${words}", not one.`);
  return only.pid;
}

/** True for a process that runs; one that has ended and only waits for its parent to notice does not. */
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
    // It ended between the two looks.
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
