import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { type Step, StepLink, StepLinks, Stepper, StepperStep } from './stepper.tsx';

const steps = [
  {
    id: 'contact',
    label: 'Contact',
    state: 'completed',
    href: '?step=contact',
    summary: ['Farzana', '01711'],
  },
  { id: 'delivery', label: 'Delivery', state: 'current', href: '?step=delivery' },
  { id: 'payment', label: 'Payment', state: 'upcoming', href: '?step=payment' },
] as const satisfies readonly Step[];

describeConformance('Stepper', (props) => <Stepper label="Steps" steps={steps} {...props} />, {
  slot: 'stepper',
  element: 'nav',
});
describeConformance(
  'StepperStep',
  (props) => (
    <Stepper label="Steps">
      <StepperStep state="current" label="Contact" {...props} />
    </Stepper>
  ),
  { slot: 'stepper-step', element: 'li' },
);
describeConformance('StepLinks', (props) => <StepLinks label="Parts" steps={steps} {...props} />, {
  slot: 'step-links',
  element: 'nav',
});

describeConformance(
  'StepLink',
  (props) => (
    <StepLinks label="Parts">
      <StepLink state="current" href="#payment" {...props}>
        Payment
      </StepLink>
    </StepLinks>
  ),
  { slot: 'step-link', element: 'li' },
);

test('SHELL-5 only a completed step has a link back, which names the step', () => {
  render(<Stepper label="Steps" steps={steps} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['?step=contact']);
  expect(screen.getByRole('link', { name: 'Change Contact' })).toBeTruthy();
});

test('SHELL-5 renders a button without an href, and nothing without a handler either', () => {
  const onGoTo = vi.fn();
  const unaddressed = steps.map(({ id, label, state }) => ({ id, label, state }));
  const { rerender } = render(<Stepper label="Steps" steps={unaddressed} onStepChange={onGoTo} />);
  fireEvent.click(screen.getByRole('button', { name: 'Change Contact' }));
  expect(onGoTo.mock.calls).toEqual([['contact']]);
  rerender(<Stepper label="Steps" steps={unaddressed} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the current step, the completed ones and the answers', () => {
  render(<Stepper label="Steps" steps={steps} />);
  const [contact, delivery, payment] = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole(
    'listitem',
  );
  expect(contact?.textContent).toContain('Contact, doneFarzana01711');
  expect(delivery?.getAttribute('aria-current')).toBe('step');
  expect(payment?.textContent).not.toContain('done');
  expect(screen.getByText('Step 2 of 3:', { exact: false })).toBeTruthy();
});

test('shows no current step when all are completed', () => {
  render(<Stepper label="Steps" steps={steps.map((step) => ({ ...step, state: 'completed' }))} />);
  expect(screen.queryByText('Step', { exact: false })).toBeNull();
});

function Routed(props: ComponentProps<'a'>) {
  return <a data-routed="" {...props} />;
}

test('SHELL-5 StepLinks links to every part with linkComponent', () => {
  render(<StepLinks label="Parts" steps={steps} linkComponent={Routed} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Contact, done', 'Delivery', 'Payment']);
  expect(links.every((link) => 'routed' in link.dataset)).toBe(true);
});

test('renders the same for data and for links, which may have content of their own', () => {
  const { container, rerender } = render(<StepLinks label="Parts" steps={steps} linkComponent={Routed} />);
  const ofData = container.cloneNode(true);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  const show = (delivery: ReactNode) =>
    rerender(
      <StepLinks label="Parts" linkComponent={Routed}>
        <StepLink state="completed" href="?step=contact">
          Contact
        </StepLink>
        <StepLink state="current" href="?step=delivery">
          {delivery}
        </StepLink>
        <StepLink state="upcoming" href="?step=payment">
          Payment
        </StepLink>
      </StepLinks>,
    );
  show('Delivery');
  expect(container.isEqualNode(ofData)).toBe(true);
  show(<b>Delivery</b>);
  expect(screen.getByRole('link', { name: 'Delivery' }).querySelector('b')).toBeTruthy();
});

test('a link to a part says where it belongs', () => {
  const alone = (
    <StepLink state="current" href="#payment">
      Payment
    </StepLink>
  );
  expect(() => renderToString(alone)).toThrow('Move it inside `StepLinks`');
});

test('renders the same for data and for steps', () => {
  const { container, rerender } = render(<Stepper label="Steps" steps={steps} />);
  const ofData = container.cloneNode(true);
  expect(container.querySelectorAll('li')).toHaveLength(3);
  rerender(
    <Stepper label="Steps">
      <StepperStep state="completed" label="Contact" href="?step=contact">
        <span className="block">
          <bdi>Farzana</bdi>
        </span>
        <span className="block">
          <bdi>01711</bdi>
        </span>
      </StepperStep>
      <StepperStep state="current" label="Delivery" />
      <StepperStep state="upcoming" label="Payment" />
    </Stepper>,
  );
  expect(container.isEqualNode(ofData)).toBe(true);
});

test('a step has an icon and content of its own, and is numbered among the others', () => {
  render(
    <Stepper label="Steps">
      {[<StepperStep key="a" state="completed" label="Contact" icon={<i>c</i>} />]}
      <StepperStep state="current" label={<b>Delivery</b>}>
        <em>Thursday</em>
      </StepperStep>
      {null}
      <StepperStep state="upcoming" label="Payment" data-test="kept" />
    </Stepper>,
  );
  const [contact, delivery, payment] = screen.getAllByRole('listitem');
  expect(contact?.querySelector('i')?.textContent).toBe('c');
  expect(contact?.querySelector('svg')).toBeNull();
  expect(delivery?.querySelector('em')?.textContent).toBe('Thursday');
  expect(delivery?.firstElementChild?.textContent).toBe('2');
  expect(payment?.firstElementChild?.textContent).toBe('3');
  expect(payment?.dataset['test']).toBe('kept');
  expect(screen.getByText('Step 2 of 3:', { exact: false }).querySelector('b')?.textContent).toBe('Delivery');
});

/** A component around a step, as an app would have for its own content. */
function ContactStep({ state, label }: Pick<Step, 'state' | 'label'>) {
  return <StepperStep value="contact" state={state} label={label} />;
}

test('a step without an address calls onStepChange with its value, also inside another component', () => {
  const onStepChange = vi.fn();
  render(
    <Stepper label="Steps" onStepChange={onStepChange}>
      <ContactStep state="completed" label="Contact" />
      <StepperStep state="completed" label="Delivery" />
      <StepperStep state="current" label="Payment" />
    </Stepper>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Change Contact' }));
  expect(onStepChange).toHaveBeenCalledExactlyOnceWith('contact');
});
