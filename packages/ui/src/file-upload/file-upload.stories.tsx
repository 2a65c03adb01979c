import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field, FieldError, FieldHint, FieldLabel } from '../field/field.tsx';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { FileUpload, FileUploadList, FileUploadTask } from './file-upload.tsx';

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  subcomponents: { FileUploadList, FileUploadTask },
  args: { accept: 'image/*,application/pdf' },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to the area, then to the button of each file.',
        step: 'Tab moves to the area, then to the buttons',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On the area: opens the browser’s file dialog.',
        step: 'The area is a native file input',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On a button: cancels the upload, or removes the file.',
        step: 'Enter cancels the upload',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field>
      <FieldLabel>Transfer slip</FieldLabel>
      <FileUpload {...args} />
      <FieldHint>A photo or a PDF, up to 50 MB.</FieldHint>
    </Field>
  ),
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const cancel = fn();

export const Default: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Field>
        <FieldLabel>Transfer slip</FieldLabel>
        <FileUpload {...args} />
        <FieldHint>A photo or a PDF, up to 50 MB.</FieldHint>
      </Field>
      <FileUploadList>
        <FileUploadTask
          name="slip-26-november.jpg"
          size="2.1 of 3.4 MB"
          state="progress"
          progress={0.62}
          onCancel={cancel}
        />
      </FileUploadList>
    </div>
  ),
  play: async ({ canvas, step }) => {
    cancel.mockClear();
    const input = canvas.getByLabelText(/^Transfer slip/);
    const button = canvas.getByRole('button', { name: 'Cancel slip-26-november.jpg' });
    await step('The area is a native file input', async () => {
      await expect(input).toHaveProperty('type', 'file');
      await expect(input).toHaveAccessibleDescription('A photo or a PDF, up to 50 MB.');
    });
    await step('Tab moves to the area, then to the buttons', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Enter cancels the upload', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(cancel).toHaveBeenCalledTimes(1);
    });
    button.blur();
  },
};

export const Empty: Story = {};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Transfer slip/)).toHaveFocus();
  },
};

export const Dragging: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByText('Choose a file').closest('label') as HTMLElement;
    const files = new DataTransfer();
    files.items.add(new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }));
    const input = canvas.getByLabelText(/^Transfer slip/) as HTMLInputElement;
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
    await expect(input.files?.[0]?.name).toBe('slip.jpg');
    area.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: files }));
    await waitFor(() => expect(area).toHaveAttribute('data-state', 'dragging'));
  },
};

/** All states of an upload, from choosing a file to success or an error. */
export const TaskStates: Story = {
  tags: ['forced-colours', 'w320'],
  render: () => (
    <FileUploadList>
      <FileUploadTask name="IMG_2041.heic" state="unknown" onCancel={cancel} />
      <FileUploadTask
        name="slip-of-the-second-transfer.pdf"
        size="640 KB"
        state="waiting"
        onCancel={cancel}
      />
      <FileUploadTask
        name="slip-26-november.jpg"
        size="2.1 of 3.4 MB"
        state="progress"
        progress={0.62}
        onCancel={cancel}
      />
      <FileUploadTask
        name="scan.tiff"
        size="88 MB"
        state="error"
        onCancel={cancel}
        labels={{ states: { error: 'That file is over 50 MB. A phone photo is fine.' } }}
      />
      <FileUploadTask
        name="slip-25-november.jpg"
        size="1.9 MB"
        state="error"
        onCancel={cancel}
        onRetry={cancel}
      />
      <FileUploadTask name="cheque.png" size="410 KB" state="success" onCancel={cancel} />
    </FileUploadList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'slip-26-november.jpg' })).toHaveAttribute(
      'value',
      '0.62',
    );
    await expect(canvas.getByRole('button', { name: 'Try again slip-25-november.jpg' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove cheque.png' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  name: 'Error',
  render: (args) => (
    <Field required>
      <FieldLabel>Transfer slip</FieldLabel>
      <FileUpload {...args} />
      <FieldError>Add the transfer slip, so that we know the payment is yours.</FieldError>
    </Field>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  render: () => (
    <div className="grid gap-4">
      <FileUpload
        labels={{
          choose: 'Choose the photo of the transfer slip that the bank has stamped',
          drop: 'or drop it anywhere in this frame',
        }}
      />
      <FileUploadList>
        <FileUploadTask
          name="photograph_of_the_stamped_slip_of_the_second_half_of_the_payment_for_the_wardrobe_final_2.jpg"
          size="12.4 of 48.9 MB"
          state="progress"
          progress={0.25}
          onCancel={cancel}
        />
      </FileUploadList>
    </div>
  ),
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
  render: () => (
    <>
      <Field>
        <FieldLabel>টাকা পাঠানোর রসিদ</FieldLabel>
        <FileUpload />
        <FieldHint>ছবি বা পিডিএফ</FieldHint>
      </Field>
      <FileUploadList aria-label="রসিদ">
        <FileUploadTask
          name="রসিদ-১.jpg"
          size="২.১ এমবি"
          state="progress"
          progress={0.4}
          onCancel={() => {}}
        />
        <FileUploadTask name="রসিদ-২.jpg" state="waiting" onCancel={() => {}} />
        <FileUploadTask name="রসিদ-৩.jpg" state="error" onRetry={() => {}} onCancel={() => {}} />
        <FileUploadTask name="রসিদ-৪.jpg" size="১.৪ এমবি" state="success" onCancel={() => {}} />
      </FileUploadList>
    </>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <FileUploadList>
      <FileUploadTask
        name="slip.jpg"
        size="2.1 of 3.4 MB"
        state="progress"
        progress={0.62}
        onCancel={cancel}
      />
      <FileUploadTask name="scan.tiff" size="88 MB" state="error" onCancel={cancel} onRetry={cancel} />
    </FileUploadList>
  ),
};
