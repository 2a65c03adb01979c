import { type DragEvent, type RefObject, useState } from 'react';

/** Passes files that are dropped on an area to the file input in it, as if they had been chosen there. */
export function useFileDrop(input: RefObject<HTMLInputElement | null>) {
  const [dragging, setDragging] = useState(false);

  const over = (event: DragEvent) => {
    if (input.current?.disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragging(true);
  };
  const drop = (event: DragEvent) => {
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    setDragging(false);
    const { files } = event.dataTransfer;
    if (!input.current || input.current.disabled || files.length === 0) return;
    input.current.files = input.current.multiple ? files : first(files);
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return {
    dragging,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setDragging(false),
    onDrop: drop,
  };
}

function first(files: FileList): FileList {
  const one = new DataTransfer();
  const file = files[0];
  if (file) one.items.add(file);
  return one.files;
}
