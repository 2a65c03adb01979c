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

describe('with fake timers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    toast.dismiss();
    pass(500);
    vi.useRealTimers();
  });

  /** Advances the timers in steps, because a toast is removed in stages, and React renders each before the next. */
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

  test('TOAST-1 disappears after 5 seconds', () => {
    render(<ToastRegion />);
    say('Saved.');
    pass(4_900);
    expect(screen.queryByText('Saved.')).not.toBeNull();
    pass(600);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test('TOAST-1 shows an error for 10 seconds', () => {
    render(<ToastRegion />);
    toast.error('Failed to Subscribe');
    pass(9_900);
    expect(screen.queryByText('Failed to Subscribe')).not.toBeNull();
    pass(600);
    expect(screen.queryByText('Failed to Subscribe')).toBeNull();
  });

  test('TOAST-1 announces an error politely', () => {
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

  test.each(stopped)('TOAST-1 pauses the countdown on %s and resumes it afterwards', (_, stop, goOn) => {
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

  test('accepts `onPress`, the old name of the action’s `onClick`', () => {
    const onPress = vi.fn();
    render(<ToastRegion />);
    say('The line is out of the cart.', { action: { label: 'Undo', onPress } });
    fireEvent.click(undo());
    expect(onPress).toHaveBeenCalledOnce();
    // @ts-expect-error: the handler under both names
    void (() => say('Saved.', { action: { label: 'Undo', onPress, onClick: onPress } }));
    // @ts-expect-error: the handler under neither name
    void (() => say('Saved.', { action: { label: 'Undo' } }));
  });

  test('NAV-8 Undo runs its action once and closes the toast', () => {
    const onPress = vi.fn();
    render(<ToastRegion />);
    say('All 3 items removed from your cart.', { action: { label: 'Undo', onClick: onPress } });
    fireEvent.click(undo());
    pass(500);
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('All 3 items removed from your cart.')).toBeNull();
  });

  test('shows a toast that is sent from onReady', () => {
    render(<ToastRegion onReady={() => toast('Saved.')} />);
    pass(20);
    expect(screen.queryByText('Saved.')).not.toBeNull();
  });

  test('replaces a toast that has the same id', () => {
    render(<ToastRegion />);
    say('One line is out.', { id: 'cart' });
    say('Two lines are out.', { id: 'cart' });
    expect(screen.queryByText('One line is out.')).toBeNull();
    expect(screen.queryByText('Two lines are out.')).not.toBeNull();
  });

  test('MODAL-7 restores the state of the page after it closes', () => {
    render(<ToastRegion />);
    const before = capturePageState();
    say('Saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(500);
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(capturePageState()).toEqual(before);
  });
});
