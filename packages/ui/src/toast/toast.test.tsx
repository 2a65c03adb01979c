import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { ToastRegion, toast } from './toast.tsx';

describeConformance('ToastRegion', (props) => <ToastRegion {...props} />, {
  slot: 'toast-region',
  element: 'div',
  portalled: true,
});

describe('with the clock in our hands', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    toast.dismiss();
    pass(500);
    vi.useRealTimers();
  });

  /** In slices, since a toast goes in several steps, each of which React has to draw before the next can begin. */
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 20) act(() => vi.advanceTimersByTime(20));
  };
  const say = (...given: Parameters<typeof toast>) => {
    toast(...given);
    pass(20);
  };
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('TOAST-1 goes by itself after 5 seconds', () => {
    render(<ToastRegion />);
    say('Saved.');
    pass(4_900);
    expect(screen.queryByText('Saved.')).not.toBeNull();
    pass(600);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test('TOAST-1 an error stays for 10 seconds', () => {
    render(<ToastRegion />);
    toast.error('Failed to Subscribe');
    pass(9_900);
    expect(screen.queryByText('Failed to Subscribe')).not.toBeNull();
    pass(600);
    expect(screen.queryByText('Failed to Subscribe')).toBeNull();
  });

  test('TOAST-1 is announced politely, also an error', () => {
    render(<ToastRegion label="News" />);
    toast.error('Failed to Subscribe');
    pass(20);
    const live = screen.getByText('Failed to Subscribe').closest('[aria-live]');
    expect(live?.getAttribute('aria-live')).toBe('polite');
    expect(live?.getAttribute('aria-label')).toMatch(/^News /);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const stopped: [string, () => void, () => void][] = [
    ['hover', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
    ['focus', () => act(() => undo().focus()), () => act(() => undo().blur())],
    ['a hidden tab', () => hide(true), () => hide(false)],
  ];
  const region = () => document.querySelector('[data-slot="toast-region"]') as HTMLElement;
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test.each(stopped)('TOAST-1 the clock stops on %s and goes on afterwards', (_, stop, goOn) => {
    render(<ToastRegion />);
    say('Cleared.', { action: { label: 'Undo', onClick: () => {} } });
    pass(3_000);
    stop();
    pass(20_000);
    expect(screen.queryByText('Cleared.')).not.toBeNull();
    goOn();
    pass(1_500);
    expect(screen.queryByText('Cleared.')).not.toBeNull();
    pass(1_500);
    expect(screen.queryByText('Cleared.')).toBeNull();
  });

  test('an action still takes `onPress`, the old name of `onClick`', () => {
    const onPress = vi.fn();
    render(<ToastRegion />);
    say('The line is out of the cart.', { action: { label: 'Undo', onPress } });
    fireEvent.click(undo());
    expect(onPress).toHaveBeenCalledOnce();
    // @ts-expect-error: under both names
    void (() => say('Saved.', { action: { label: 'Undo', onPress, onClick: onPress } }));
    // @ts-expect-error: under neither
    void (() => say('Saved.', { action: { label: 'Undo' } }));
  });

  test('NAV-8 Undo takes it back once and closes the toast', () => {
    const onPress = vi.fn();
    render(<ToastRegion />);
    say('All three lines are out of the cart.', { action: { label: 'Undo', onClick: onPress } });
    fireEvent.click(undo());
    pass(500);
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('All three lines are out of the cart.')).toBeNull();
  });

  test('what is said as soon as the region is ready is heard', () => {
    render(<ToastRegion onReady={() => toast('Saved.')} />);
    pass(20);
    expect(screen.queryByText('Saved.')).not.toBeNull();
  });

  test('a toast with the id of one that is shown takes its place', () => {
    render(<ToastRegion />);
    say('One line is out.', { id: 'cart' });
    say('Two lines are out.', { id: 'cart' });
    expect(screen.queryByText('One line is out.')).toBeNull();
    expect(screen.queryByText('Two lines are out.')).not.toBeNull();
  });

  test('MODAL-7 the page is afterwards as it was', () => {
    render(<ToastRegion />);
    const before = capturePageState();
    say('Saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(500);
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(capturePageState()).toEqual(before);
  });
});
