/** Tasks that block input for longer than this, in milliseconds, count as long. */
const limit = 50;
const maxCauses = 3;

/** The used fields of a node of the tree that Lighthouse builds from a trace. Times are in milliseconds. */
export interface TaskNode {
  event: { name: string; args: { data?: { url?: string; functionName?: string } } };
  group: { id: string };
  startTime: number;
  duration: number;
  /** The duration without its children. */
  selfTime: number;
  /** The scripts that Lighthouse attributes the task to. The last one is the most relevant. */
  attributableURLs: readonly string[];
  parent?: TaskNode | undefined;
  children: readonly TaskNode[];
}

export interface LongTask {
  /** Milliseconds since the navigation. */
  start: number;
  duration: number;
  /** What the task spent its time on, longest first. */
  causes: { what: string; duration: number }[];
}

/** Returns the tasks over 50 ms in their order, each with its causes. */
export function getLongTasks(nodes: readonly TaskNode[]): LongTask[] {
  return nodes
    .filter(({ parent, duration }) => !parent && duration > limit)
    .map((task) => ({
      start: Math.round(task.startTime),
      duration: Math.round(task.duration),
      causes: causesOf(task),
    }))
    .sort((one, other) => one.start - other.start);
}

function causesOf(task: TaskNode): LongTask['causes'] {
  const times = new Map<string, number>();
  addTimes(times, task, '');
  return [...times]
    .map(([what, time]) => ({ what, duration: Math.round(time) }))
    .sort((one, other) => other.duration - one.duration)
    .filter(({ duration }, nth) => nth === 0 || (nth < maxCauses && duration >= 5));
}

/** Adds the time of each node to its cause. Unnamed script work inside of a script belongs to that script. */
function addTimes(times: Map<string, number>, node: TaskNode, outerScript: string) {
  const script = scriptOf(node) || outerScript || pathOf(node.attributableURLs.at(-1));
  const cause = causeOf(node, script);
  times.set(cause, (times.get(cause) ?? 0) + node.selfTime);
  for (const child of node.children) addTimes(times, child, script);
}

const named: Record<string, string> = {
  UpdateLayoutTree: 'style recalculation',
  Layout: 'layout',
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'parse CSS',
};

function causeOf({ event, group }: TaskNode, script: string): string {
  const name = named[event.name];
  if (name) return name;
  if (group.id.startsWith('script')) return script ? `script ${script}` : 'script';
  if (group.id === 'garbageCollection') return 'garbage collection';
  return group.id === 'paintCompositeRender' ? 'rendering' : 'other';
}

function scriptOf({ event: { args } }: TaskNode): string {
  const { url, functionName } = args.data ?? {};
  const path = pathOf(url);
  return functionName && path ? `${functionName} in ${path}` : path;
}

function pathOf(url = ''): string {
  return url.startsWith('http') ? new URL(url).pathname : '';
}
