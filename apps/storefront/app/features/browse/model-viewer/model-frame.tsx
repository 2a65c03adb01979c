import { Button } from '@piri/ui/button';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Progress } from '@piri/ui/progress';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { findOrbitCommand, type OrbitCommand, orbitCommands } from './keyboard-orbit.ts';
import type { ViewerState } from './use-viewer.ts';

export interface ModelFrameProps {
  title: string;
  /** The download size, as text: “0.5 MB”. */
  size: string;
  state: ViewerState;
  /** The element that the item is rendered in. */
  host?: RefObject<HTMLDivElement | null>;
  /** The image shown until the item has loaded, and if it fails to load. */
  poster: ReactNode;
  /** The aspect ratio. */
  ratio: string;
  onRetry: () => void;
  onClose: () => void;
}

/** A 3D view of an item, in place of its images. */
export function ModelFrame({ title, size, state, host, poster, ratio, onRetry, onClose }: ModelFrameProps) {
  const section = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const viewer = state.is === 'ready' ? state.viewer : undefined;
  // Takes the focus on opening, so that keys work immediately and the name and the hint are announced.
  useLayoutEffect(() => section.current?.focus(), []);

  const act = (command: OrbitCommand) => viewer && setAnnouncement(command(viewer));
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') onClose();
    const command = findOrbitCommand(event.key);
    if (command === undefined && event.key !== 'Escape') return;
    // Prevents the viewer's own key handlers, which would rotate the view again.
    event.preventDefault();
    event.stopPropagation();
    if (command) act(command);
  };

  return (
    <section
      ref={section}
      data-slot="model-frame"
      data-state={state.is}
      aria-label={`${title} in 3D`}
      aria-describedby="shape-hint"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys rotate the item, so the frame has to be focusable
      tabIndex={0}
      onKeyDownCapture={onKey}
      style={{ aspectRatio: ratio }}
      className="absolute inset-x-0 top-0 z-10 bg-surface-muted outline-offset-2 max-md:-mx-4 md:left-22 print:hidden"
    >
      <div
        aria-hidden={viewer !== undefined}
        className="absolute inset-0 transition-opacity duration-slow in-data-[state=ready]:invisible in-data-[state=ready]:opacity-0"
      >
        {poster}
      </div>
      <div ref={host} className="absolute inset-0 not-in-data-[state=ready]:opacity-0" />
      <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-3">
        <p
          id="shape-hint"
          className="rounded-control bg-surface px-3 py-2 text-muted text-small not-in-data-[state=ready]:sr-only"
        >
          Drag or use the arrow keys to rotate, + and − to zoom.
        </p>
        <IconButton aria-label="Close the 3D view" className="ms-auto bg-surface" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2">
        <ModelControls state={state} size={size} onRetry={onRetry} act={act} />
      </div>
      <p aria-live="polite" className="sr-only">
        {state.is === 'ready' && (announcement || `${title} in 3D, ready to rotate.`)}
      </p>
    </section>
  );
}

interface ModelControlsProps extends Pick<ModelFrameProps, 'state' | 'size' | 'onRetry'> {
  act: (turn: OrbitCommand) => void;
}

function ModelControls({ state, size, onRetry, act }: ModelControlsProps) {
  switch (state.is) {
    case 'loading':
      return (
        <div className="w-full rounded-control bg-surface p-3">
          <Progress label="Loading the 3D view…" valueText={size} value={state.share} />
        </div>
      );
    case 'failed':
      return (
        <InlineAlert variant="error" className="w-full">
          <p>The 3D view couldn’t be loaded. The pictures are still here.</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={onRetry}>
            Try again
          </Button>
        </InlineAlert>
      );
    case 'impossible':
      return (
        <InlineAlert variant="info" className="w-full">
          Your browser doesn’t support 3D, or has it switched off. The pictures show the same piece.
        </InlineAlert>
      );
    case 'ready':
      return (
        <>
          <div className="flex flex-wrap gap-1">
            <OrbitButton name="Rotate left" icon="chevron-left" onClick={() => act(orbitCommands.left)} />
            <OrbitButton name="Rotate right" icon="chevron-right" onClick={() => act(orbitCommands.right)} />
            <OrbitButton name="Zoom in" icon="plus" onClick={() => act(orbitCommands.nearer)} />
            <OrbitButton name="Zoom out" icon="minus" onClick={() => act(orbitCommands.further)} />
            <Button size="small" variant="secondary" onClick={() => act(orbitCommands.reset)}>
              Reset
            </Button>
          </div>
          {state.viewer.enterRoom && (
            <Button size="small" onClick={state.viewer.enterRoom}>
              See it in your room
            </Button>
          )}
        </>
      );
  }
}

interface OrbitButtonProps {
  name: string;
  icon: 'chevron-left' | 'chevron-right' | 'plus' | 'minus';
  onClick: () => void;
}

function OrbitButton({ name, icon, onClick }: OrbitButtonProps) {
  return (
    <IconButton aria-label={name} className="border border-control bg-surface" onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  );
}
