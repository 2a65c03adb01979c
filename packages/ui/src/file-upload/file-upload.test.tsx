import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Field, FieldError, FieldLabel } from '../field/field.tsx';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { FileUpload, FileUploadList, FileUploadTask, type FileUploadTaskProps } from './file-upload.tsx';

describeConformance('FileUpload', (props) => <FileUpload {...props} />, {
  slot: 'file-upload',
  element: 'input',
});
describeConformance('FileUploadList', (props) => <FileUploadList {...props} />, {
  slot: 'file-upload-list',
  element: 'ul',
});
describeConformance(
  'FileUploadTask',
  (props) => (
    <ul>
      <FileUploadTask name="slip.jpg" state="progress" progress={0.5} {...props} />
    </ul>
  ),
  { slot: 'file-upload-task', element: 'li' },
);

const slip = new File(['slip'], 'slip.jpg', { type: 'image/jpeg' });
const task = (props: Partial<FileUploadTaskProps>) =>
  render(
    <ul>
      <FileUploadTask name="slip.jpg" size="2.1 MB" state="progress" {...props} />
    </ul>,
  );

describe('the area', () => {
  const area = () => screen.getByText('Choose a file').closest('label') as HTMLElement;

  test('reports chosen files by the change event of its input', () => {
    const onChange = vi.fn();
    render(<FileUpload name="slip" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Choose a file or drop it here'), { target: { files: [slip] } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('shows that files can be dropped while they are dragged over it', () => {
    render(<FileUpload />);
    const dataTransfer = { types: ['Files'], files: [slip] };
    expect(fireEvent.dragOver(area(), { dataTransfer })).toBe(false);
    expect(area().dataset['state']).toBe('dragging');
    fireEvent.dragLeave(area());
    expect(area().dataset['state']).toBe('idle');
  });

  test('ignores dragged text', () => {
    render(<FileUpload />);
    expect(fireEvent.dragOver(area(), { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    expect(area().dataset['state']).toBe('idle');
  });

  test('when disabled, it only prevents the browser from opening a dropped file', () => {
    const onChange = vi.fn();
    render(<FileUpload disabled onChange={onChange} />);
    const drop = createEvent.drop(area(), { dataTransfer: { types: ['Files'], files: [slip] } });
    fireEvent(area(), drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('takes its label and its error from the field', () => {
    render(
      <Field required>
        <FieldLabel>Slip</FieldLabel>
        <FileUpload />
        <FieldError>Add the slip.</FieldError>
      </Field>,
    );
    const input = screen.getByLabelText(/^Slip/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input).toHaveProperty('required', true);
  });
});

describe('FILE-2 a task', () => {
  test.each([
    ['unknown', 'Checking', 'Cancel'],
    ['waiting', 'Waiting', 'Cancel'],
    ['progress', 'Uploading', 'Cancel'],
    ['error', 'Upload failed. Try again.', 'Remove'],
    ['success', 'Uploaded', 'Remove'],
  ] as const)('FILE-2 in state %s shows %j and a button %s', (state, text, end) => {
    const onCancel = vi.fn();
    task({ state, onCancel });
    expect(screen.getByRole('status').textContent).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: `${end} slip.jpg` }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(screen.getByRole('listitem').dataset['state']).toBe(state);
  });

  test('FILE-2 shows a progress bar until it ends, with a value only if it is known', () => {
    const { unmount } = task({ state: 'progress', progress: 0.4 });
    expect(screen.getByRole('progressbar', { name: 'slip.jpg' })).toHaveProperty('value', 0.4);
    unmount();
    const waiting = task({ state: 'waiting', progress: 0.4 });
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
    waiting.unmount();
    task({ state: 'success' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('can be retried only after an error, and has no button without a handler', () => {
    const onRetry = vi.fn();
    const { unmount } = task({ state: 'error', onRetry });
    fireEvent.click(screen.getByRole('button', { name: 'Try again slip.jpg' }));
    expect(onRetry).toHaveBeenCalledOnce();
    unmount();
    task({ state: 'success', onRetry });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
