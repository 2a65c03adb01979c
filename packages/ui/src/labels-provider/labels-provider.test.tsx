import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bangla } from '../bangla-labels/bangla-labels.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { FileUploadTask } from '../file-upload/file-upload.tsx';
import { FilterPanel } from '../filter-panel/filter-panel.tsx';
import { Modal } from '../modal/modal.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { StepLinks, Stepper } from '../stepper/stepper.tsx';
import { ToastRegion, toast } from '../toast/toast.tsx';
import { type Labels, LabelsProvider } from './labels-provider.tsx';

const inBangla = (children: React.ReactNode) => (
  <LabelsProvider labels={bangla} locale="bn">
    {children}
  </LabelsProvider>
);
const pagination = <Pagination page={2} pageCount={12} getHref={(page) => `?page=${page}`} />;

test('translates the texts of a component, and writes its numbers in the digits of the locale', () => {
  render(inBangla(pagination));
  expect(screen.getByRole('navigation', { name: 'পৃষ্ঠা' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'পৃষ্ঠা ১২' }).textContent).toBe('১২');
  expect(screen.getByRole('link', { name: 'আগের' }).getAttribute('href')).toBe('?page=1');
});

test('a component’s own texts take precedence over the provider, and the provider over the English ones', () => {
  render(
    <LabelsProvider labels={{ Pagination: { label: 'Results', next: 'Forwards', previous: 'Backwards' } }}>
      <Pagination page={2} pageCount={3} getHref={String} labels={{ next: 'Onwards' }} />
      <Pagination page={2} pageCount={3} getHref={String} label="Letters" />
    </LabelsProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Results' }).textContent).toBe('123BackwardsOnwards');
  expect(screen.getByRole('navigation', { name: 'Letters' }).textContent).toBe('123BackwardsForwards');
  expect(screen.getAllByRole('link', { name: 'Page 3' })).toHaveLength(2);
});

test('an inner provider changes single texts, also within a group, and keeps the rest and the locale', () => {
  render(
    inBangla(
      <LabelsProvider labels={{ FileUploadTask: { states: { success: 'এসে গেছে' } } }}>
        {pagination}
        <FileUploadTask name="1.pdf" state="success" onCancel={() => {}} />
        <FileUploadTask name="2.pdf" state="waiting" />
      </LabelsProvider>,
    ),
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'এসে গেছে',
    'অপেক্ষায় আছে',
  ]);
  expect(screen.getByRole('button', { name: /সরিয়ে ফেলুন/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'পৃষ্ঠা ১২' })).toBeTruthy();
});

test('a group of texts that is given in part keeps the others in English', () => {
  render(
    <LabelsProvider labels={{ FileUploadTask: { states: { success: 'Received' } } }}>
      <FileUploadTask name="1.pdf" state="waiting" />
    </LabelsProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Waiting');
});

test('reaches into portals: dialogs, and toasts that are shown from outside of React', async () => {
  render(
    inBangla(
      <>
        <Modal open title="ঠিকানা" />
        <ToastRegion />
      </>,
    ),
  );
  expect(screen.getByRole('button', { name: 'বন্ধ করুন' }).closest('[role=dialog]')).toBeTruthy();
  await act(async () => void toast('সংরক্ষণ করা হয়েছে।'));
  const shown = (await screen.findByText('সংরক্ষণ করা হয়েছে।')).closest('[data-slot=toast]');
  expect(shown?.querySelector('[aria-label="বন্ধ করুন"]')).toBeTruthy();
  await act(async () => toast.dismiss());
});

test('renders the same on the server and in the browser', async () => {
  const page = inBangla(
    <>
      {pagination}
      <Stepper label="ধাপ" steps={[{ id: '1', label: 'ঠিকানা', state: 'current' }]} />
    </>,
  );
  const html = renderToString(page);
  expect(html).toContain('১২');
  expect(html).toContain('১টি ধাপের ১ নম্বর:');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const problems: unknown[] = [];
  const app = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (problem) => problems.push(problem) }),
  );
  expect(problems).toEqual([]);
  await act(async () => app.unmount());
  root.remove();
});

test('counts, steps and corrections of quantities are Bangla; the quantity that a form submits is not', () => {
  render(
    inBangla(
      <>
        <QuantityStepper aria-label="পরিমাণ" defaultValue={3} max={12} />
        <Combobox
          aria-label="উপজেলা"
          options={['ঢাকা', 'ঢাকা উত্তর'].map((name) => ({ value: name, label: name }))}
        />
        <FilterPanel
          action="#"
          groups={[
            {
              id: 'wood',
              name: 'কাঠ',
              kind: 'checkbox',
              defaultOpen: false,
              values: [{ value: 'segun', label: 'সেগুন', count: 1200, selected: true }],
            },
          ]}
        />
      </>,
    ),
  );
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.input(quantity, { target: { value: '২০' } });
  fireEvent.blur(quantity);
  expect(screen.getByText('সর্বোচ্চ ১২টি বাছাই করা যায়।')).toBeTruthy();
  expect(quantity.value).toBe('12');
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'ঢাকা' } });
  expect(screen.getByText('২টি সাজেশন')).toBeTruthy();
  expect(screen.getByText('১টি বাছাই করা')).toBeTruthy();
  expect(screen.getByText('১,২০০')).toBeTruthy();
});

test('a calendar has the months and digits of the locale, unless it has a locale of its own', () => {
  const days = { defaultValue: '2026-11-28', min: '2026-11-10' };
  render(
    inBangla(
      <>
        <Calendar {...days} />
        <LabelsProvider labels={{ Calendar: { nextMonth: 'সামনে' } }}>
          <Calendar {...days} locale="de" />
        </LabelsProvider>
        <DatePicker aria-label="দিন" {...days} />
      </>,
    ),
  );
  expect(screen.getByRole('grid', { name: 'নভেম্বর ২০২৬' }).closest('[lang=bn]')).toBeTruthy();
  expect(screen.getByText('২৮').getAttribute('aria-label')).toMatch(/^শনিবার.+, বাছাই করা$/);
  expect(screen.getByRole('grid', { name: 'November 2026' }).closest('[lang=de]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'সামনে' })).toBeTruthy();
  const text = screen.getByRole<HTMLInputElement>('textbox');
  expect([text.value, text.placeholder]).toEqual(['২৮/১১/২০২৬', 'দিন/মাস/বছর']);
  fireEvent.input(text, { target: { value: '৯/১১/২০২৬' } });
  fireEvent.blur(text);
  expect(screen.getByRole('status').textContent).toMatch(/^মঙ্গলবার,? ১০ নভেম্বর,? ২০২৬ থেকে বেছে নেওয়া যাবে।$/);
});

test('a placeholder of a date that is given in part keeps its other names', () => {
  render(
    <LabelsProvider labels={{ DatePicker: { placeholder: { year: 'year' } } }}>
      <DatePicker aria-label="Day" />
      <DatePicker
        aria-label="Date"
        locale="sv"
        labels={{ placeholder: { day: 'd', month: 'm', year: 'y' } }}
      />
    </LabelsProvider>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ placeholder }) => placeholder)).toEqual(['dd/mm/year', 'y-m-d']);
});

test('StepLinks and Stepper share their texts', () => {
  const steps = [{ id: '1', label: 'ঠিকানা', state: 'completed', href: '#' }] as const;
  render(inBangla(<StepLinks label="ধাপ" steps={steps} />));
  expect(screen.getByRole('link').textContent).toBe('ঠিকানা, সম্পন্ন');
});

test('a text that is missing is a type error in a translation, but not in the provider', () => {
  const { Modal: texts, ...rest } = bangla;
  // @ts-expect-error the texts of Modal are missing
  const incomplete = rest satisfies Labels;
  render(
    <LabelsProvider labels={incomplete}>
      <Modal open title="ঠিকানা" />
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(texts.closeLabel).toBe('বন্ধ করুন');
});
