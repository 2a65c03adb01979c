import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useLabels } from '../internal/use-labels.ts';
import { ProgressBar } from '../progress/progress.tsx';
import { useFileDrop } from './file-drop.ts';
import { TaskButton } from './task-button.tsx';

const english: FileUploadLabels = { choose: 'Choose a file', drop: 'or drop it here' };

const englishTask: FileUploadTaskLabels = {
  states: {
    unknown: 'Checking',
    waiting: 'Waiting',
    progress: 'Uploading',
    error: 'Upload failed. Try again.',
    success: 'Uploaded',
  },
  cancel: 'Cancel',
  remove: 'Remove',
  retry: 'Try again',
};

const icons: Partial<Record<FileUploadState, IconName>> = { error: 'alert', success: 'check' };
const tones: Partial<Record<FileUploadState, string>> = {
  error: 'font-medium text-danger',
  success: 'text-success',
};

/**
 * An area that takes files, by a press or by drag and drop. Renders a native file `<input>` inside a large label;
 * `ref`, `className` and all other props go to the `<input>`, whose `onChange` reports dropped files too.
 */
export function FileUpload({ labels: ownLabels, className, ref, ...props }: FileUploadProps) {
  const labels = useLabels('FileUpload', english, ownLabels);
  const input = useRef<HTMLInputElement>(null);
  const { dragging, ...drops } = useFileDrop(input);

  return (
    <label
      data-slot="file-upload-area"
      data-state={dragging ? 'dragging' : 'idle'}
      {...drops}
      className={cx(
        'relative flex min-h-28 cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-control border border-control border-dashed bg-surface p-5 text-center',
        'hover:border-strong data-[state=dragging]:border-solid data-[state=dragging]:border-accent data-[state=dragging]:bg-accent-soft has-aria-invalid:border-2 has-aria-invalid:border-danger',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        'has-disabled:cursor-not-allowed has-disabled:border-subtle has-disabled:bg-surface-muted has-disabled:text-subtle',
      )}
    >
      <input
        data-slot="file-upload"
        {...useFieldControl(props)}
        ref={mergeRefs(input, ref)}
        type="file"
        className={cx('peer sr-only', className)}
      />
      <span className="font-semibold text-accent underline underline-offset-4 peer-disabled:text-subtle peer-disabled:no-underline">
        {labels.choose}
      </span>{' '}
      <span>{labels.drop}</span>
    </label>
  );
}

/** A list of the chosen files. Renders a `<ul>` of `FileUploadTask`s. */
export function FileUploadList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="file-upload-list"
      {...props}
      className={cx('divide-y divide-subtle border-subtle border-y', className)}
    />
  );
}

/** The upload of one file: its name and size, its progress, and a button to cancel it. Renders an `<li>`. */
export function FileUploadTask({
  name,
  size,
  state,
  progress,
  onCancel,
  onRetry,
  labels: ownLabels,
  className,
  ...props
}: FileUploadTaskProps) {
  const defaults = useLabels('FileUploadTask', englishTask);
  const labels = {
    ...defaults,
    ...ownLabels,
    states: { ...englishTask.states, ...defaults.states, ...ownLabels?.states },
  };
  const nameId = useId();
  const ended = state === 'error' || state === 'success';
  return (
    <li
      data-slot="file-upload-task"
      data-state={state}
      {...props}
      className={cx('grid grid-cols-[1fr_auto] items-center gap-x-4 py-2', className)}
    >
      <div className="min-w-0 py-1">
        <p id={nameId} className="wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="flex gap-1.5 text-muted text-small">
          {size && <bdi className="tabular shrink-0">{size}</bdi>}
          <span role="status" className={cx('flex gap-1.5', tones[state])}>
            {icons[state] && <Icon name={icons[state]} width={18} height={18} className="mt-px" />}
            {labels.states[state]}
          </span>
        </p>
      </div>
      <div className="flex">
        {state === 'error' && onRetry && (
          <TaskButton label={labels.retry} nameId={nameId} onClick={onRetry} />
        )}
        {onCancel && (
          <TaskButton label={ended ? labels.remove : labels.cancel} nameId={nameId} onClick={onCancel} />
        )}
      </div>
      {!ended && (
        <ProgressBar
          aria-labelledby={nameId}
          value={state === 'progress' ? progress : undefined}
          className="col-span-2 mb-1"
        />
      )}
    </li>
  );
}

export interface FileUploadLabels {
  /** The text that looks like a link. @default 'Choose a file' */
  choose: string;
  /** @default 'or drop it here' */
  drop: string;
}

export interface FileUploadProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<FileUploadLabels>;
}

export type FileUploadState = 'unknown' | 'waiting' | 'progress' | 'error' | 'success';

export interface FileUploadTaskLabels {
  /** The text beside the size in each state. In `error`, say what can be done. */
  states: Record<FileUploadState, ReactNode>;
  /** @default 'Cancel' */
  cancel: string;
  /** @default 'Remove' */
  remove: string;
  /** @default 'Try again' */
  retry: string;
}

export interface FileUploadTaskProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The name of the file. Also part of the accessible names of the buttons and the progress bar. */
  name: string;
  /**
   * The size of the file, already formatted.
   * @example '2.1 MB'
   */
  size?: string;
  state: FileUploadState;
  /** The uploaded fraction, from 0 to 1. */
  progress?: number;
  /** Cancels the upload or, when it has ended, removes it from the list. Without it there is no button. */
  onCancel?: () => void;
  /** Retries after an error. */
  onRetry?: () => void;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<Omit<FileUploadTaskLabels, 'states'>> & {
    states?: Partial<FileUploadTaskLabels['states']>;
  };
}
