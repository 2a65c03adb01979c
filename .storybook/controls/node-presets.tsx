import type { ReactNode } from 'react';
import type { WrittenArg } from '../../packages/ui/src/internal/docs/example-source.ts';

/** A value to choose for a prop that takes elements, which nobody can type into a control. */
export interface NodePreset {
  name: string;
  node: ReactNode;
  /** What a reader would write for an element. */
  written?: WrittenArg;
}

/**
 * Every story loads this file with the preview, so it must not import a component: a change of that component would
 * count as a change of all stories.
 */
const icon = (
  <svg
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    aria-hidden="true"
  >
    <path d="m4.5 12.8 4.8 4.7L19.5 6.8" />
  </svg>
);

const iconCode = '<Icon name="check" />';
const iconImports = [{ from: '@piri/ui/icon', name: 'Icon' }];

const iconPreset: NodePreset = {
  name: 'Icon',
  node: icon,
  written: { code: iconCode, imports: iconImports },
};
const textPreset: NodePreset = { name: 'Text', node: 'A short text' };
const iconAndTextPreset: NodePreset = {
  name: 'Icon and text',
  node: <span className="inline-flex items-center gap-2">{icon} A short text</span>,
  written: {
    code: `<span className="inline-flex items-center gap-2">${iconCode} A short text</span>`,
    imports: iconImports,
  },
};
const longTextPreset: NodePreset = {
  name: 'Long text',
  node: 'A text that is long enough for a second and a third line, to show how it wraps in a narrow place',
};
const banglaPreset: NodePreset = {
  name: 'Bangla',
  node: <span lang="bn">আগে বসুন।</span>,
  written: { code: '<span lang="bn">আগে বসুন।</span>' },
};
const linkPreset: NodePreset = {
  name: 'Link',
  node: (
    <a href="#example" className="inline-flex min-h-11 items-center text-accent underline">
      See the details
    </a>
  ),
  written: {
    code: '<a href="#example" className="inline-flex min-h-11 items-center text-accent underline">See the details</a>',
  },
};
const buttonPreset: NodePreset = {
  name: 'Button',
  node: (
    <button type="button" className="min-h-11 rounded-control border border-control px-4 font-semibold">
      Try again
    </button>
  ),
  written: {
    code: '<button type="button" className="min-h-11 rounded-control border border-control px-4 font-semibold">Try again</button>',
  },
};

/** Returns the presets that make sense for the prop. A prop of type `ReactElement` takes no text. */
export function listNodePresets(prop: string, isElement: boolean): NodePreset[] {
  if (isElement) return [buttonPreset, linkPreset];
  if (/action|button|footer|forgot/i.test(prop)) return [buttonPreset, linkPreset, textPreset];
  if (/icon|image|logo|leading|trailing/i.test(prop)) return [iconPreset, textPreset];
  return [textPreset, iconAndTextPreset, longTextPreset, banglaPreset];
}
