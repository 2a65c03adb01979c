import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { FileUpload, FileUploadList, FileUploadTask } from '@piri/ui/file-upload';
import type { ChangeEvent, ReactNode } from 'react';
import { unsavedAttribute } from '../../platform/build-updates/unsaved-work.ts';
import { uploadMessages } from './upload-messages.ts';
import { acceptAttribute, formatBytes } from './upload-rules.ts';
import { isInProgress, type UploadTask } from './upload-tasks.ts';
import { loadUploadClient, type UseUploadsResult } from './use-uploads.ts';

export interface UploadFieldProps {
  label: string;
  uploads: UseUploadsResult;
  /** How many more files may be sent. */
  room: number;
  /** Replaces the limits when no more files are accepted. */
  full: string;
  /** Files sent earlier or in another browser. */
  before?: ReactNode;
  /** The status text of a file that has arrived. */
  success: string;
  /** Whether a file that has arrived may be removed from the list. */
  removable?: boolean;
  error?: string | undefined;
}

/** A field for choosing files, with the limits and the progress of each file. */
export function UploadField({
  label,
  uploads,
  room,
  full,
  before,
  success,
  removable,
  error,
}: UploadFieldProps) {
  const { tasks, add, remove, retry } = uploads;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])].slice(0, room));
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
  };
  const unsaved = tasks.some(isInProgress) ? { [unsavedAttribute]: '' } : {};
  return (
    <div {...unsaved} className="grid gap-4 noscript:hidden">
      <Field>
        <FieldLabel>{label}</FieldLabel>
        <FileUpload
          multiple={room > 1}
          accept={acceptAttribute}
          disabled={room <= 0}
          onFocus={() => void loadUploadClient()}
          onChange={choose}
        />
        <FieldHint>{room > 0 ? uploadMessages.limits : full}</FieldHint>
        <FieldError>{error}</FieldError>
      </Field>
      {(before || tasks.length > 0) && (
        <FileUploadList aria-label="Your files">
          {before}
          {tasks.map((task) => (
            <Task key={task.id} {...{ task, success, remove, retry }} removable={removable === true} />
          ))}
        </FileUploadList>
      )}
    </div>
  );
}

interface TaskProps extends Pick<UseUploadsResult, 'remove' | 'retry'> {
  task: UploadTask;
  success: string;
  removable: boolean;
}

function Task({ task, success, remove, retry, removable }: TaskProps) {
  const { id, file, state, progress, problem, canRetry } = task;
  const size = formatBytes(file.size);
  const gone = state === 'success' && !removable;
  return (
    <FileUploadTask
      name={file.name}
      size={state === 'progress' ? `${formatBytes(progress * file.size)} of ${size}` : size}
      {...{ state, progress }}
      {...(!gone && { onCancel: () => remove(id) })}
      {...(canRetry && { onRetry: () => retry(id) })}
      labels={{ states: { success, ...(problem !== undefined && { error: problem }) } }}
    />
  );
}
