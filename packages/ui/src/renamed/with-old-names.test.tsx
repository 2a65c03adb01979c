import { render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type OldCloseReason, withOldNames } from './with-old-names.tsx';

interface PickerProps extends ComponentProps<'div'> {
  options: { value: string; disabledReason?: string }[];
  variant?: 'ghost' | 'primary';
  loading?: boolean;
  onChoose?: (value: string, options: { close: boolean }) => void;
  footer?: { label: string };
  groups?: readonly Group[];
}

type Group =
  | { kind: 'checkbox'; values: readonly { selected?: boolean; swatch?: { image: string } }[] }
  | { kind: 'range'; max: number };

/** Renders the props it receives. */
function Picker({ options, variant, loading, onChoose, footer, groups, ...props }: PickerProps) {
  return (
    <div {...props} data-testid="picker">
      {JSON.stringify({ options, variant, loading, footer, groups })}
    </div>
  );
}

const PickerWithOldNames = withOldNames(Picker, {
  props: { choices: 'options', busy: 'loading' },
  values: { variant: { quiet: 'ghost' } },
  items: {
    options: { props: { unavailable: 'disabledReason' } },
    footer: { props: { text: 'label' } },
    groups: {
      values: { kind: { choice: 'checkbox' } },
      items: {
        values: { props: { chosen: 'selected' }, items: { swatch: { props: { picture: 'image' } } } },
      },
    },
  },
});

interface DialogProps {
  open?: boolean;
  onOpenChange?:
    | ((open: boolean, details: { reason: 'escape-key' | 'trigger-press' | 'confirm-press' }) => void)
    | undefined;
}

/** Opens and closes by buttons. */
function Dialog({ onOpenChange }: DialogProps) {
  return (
    <>
      <button type="button" onClick={() => onOpenChange?.(true, { reason: 'trigger-press' })}>
        Open
      </button>
      <button type="button" onClick={() => onOpenChange?.(false, { reason: 'escape-key' })}>
        Close
      </button>
      <button type="button" onClick={() => onOpenChange?.(false, { reason: 'confirm-press' })}>
        Confirm
      </button>
    </>
  );
}

const DialogWithOldNames = withOldNames(Dialog, { closeHandlers: { onClose: 'onOpenChange' } });

interface ChoiceProps {
  options: readonly { value: string; label: string }[];
  value?: string | null;
  inputValue?: string;
  onValueChange?: (value: string | null) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Renders what it receives, and chooses the first option or none by buttons. */
function Choice({ options, onValueChange, onOpenChange: _, ...props }: ChoiceProps) {
  return (
    <>
      <button type="button" onClick={() => onValueChange?.(options[0]?.value ?? null)}>
        Choose
      </button>
      <button type="button" onClick={() => onValueChange?.(null)}>
        Clear
      </button>
      <p data-testid="picker">{JSON.stringify({ options, ...props })}</p>
    </>
  );
}

const ChoiceWithOldNames = withOldNames(Choice, {
  items: { options: { props: { id: 'value' } } },
  optionHandlers: { onChoose: 'onValueChange' },
  propsIfItems: { 'options.id': { value: 'inputValue' } },
  propsUnless: { onOpenChange: { open: 'defaultOpen' } },
});

function List<Item>({ rows }: { rows: Item[]; onRow: (row: Item) => void }) {
  return <p>{rows.length}</p>;
}

const given = () => JSON.parse(screen.getByTestId('picker').textContent ?? '');
const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
const silence = () => vi.mocked(console.warn).mockImplementation(() => {});

describe('a component with its old names', () => {
  // The tests of this package fail on unexpected warnings.
  afterEach(() => vi.mocked(console.warn).mockClear());

  it('receives old props, values and fields under the current names', () => {
    silence();
    render(
      <PickerWithOldNames
        choices={[{ value: 'oak', unavailable: 'Sold out' }]}
        variant="quiet"
        busy
        footer={{ text: 'All' }}
        className="wide"
      />,
    );
    expect(given()).toEqual({
      options: [{ value: 'oak', disabledReason: 'Sold out' }],
      variant: 'ghost',
      loading: true,
      footer: { label: 'All' },
    });
    expect(screen.getByTestId('picker').className).toBe('wide');
  });

  it('receives nested fields under their current names, and warns with their path', () => {
    silence();
    render(
      <PickerWithOldNames
        options={[]}
        groups={[
          { kind: 'choice', values: [{ chosen: true, swatch: { picture: '/oak' } }, {}] },
          { kind: 'range', max: 5 },
        ]}
      />,
    );
    expect(given().groups).toEqual([
      { kind: 'checkbox', values: [{ selected: true, swatch: { image: '/oak' } }, {}] },
      { kind: 'range', max: 5 },
    ]);
    expect(warnings()).toEqual([
      expect.stringContaining('groups.kind="choice" is now "checkbox"'),
      expect.stringContaining('the prop groups.values.chosen is now selected'),
      expect.stringContaining('the prop groups.values.swatch.picture is now image'),
    ]);
  });

  it('receives current names and arrays unchanged, without a warning', () => {
    const list = [{ disabledReason: 'Sold out', views: [{ image: '/oak' }] }];
    const Same = withOldNames(({ options }: { options: typeof list }) => <p>{String(options === list)}</p>, {
      items: {
        options: {
          props: { unavailable: 'disabledReason' },
          items: { views: { props: { picture: 'image' } } },
        },
      },
    });
    render(<Same options={list} />);
    expect(screen.getByText('true')).toBeDefined();
    expect(warnings()).toEqual([]);
  });

  it('prefers the current name if both are given, in either order, unless it is undefined', () => {
    silence();
    const { rerender } = render(<PickerWithOldNames options={[]} loading={false} busy />);
    expect(given().loading).toBe(false);
    rerender(<PickerWithOldNames options={[]} busy loading={false} />);
    expect(given().loading).toBe(false);
    const unknown: { loading?: boolean } = {};
    rerender(<PickerWithOldNames options={[]} busy {...{ ...unknown }} />);
    expect(given().loading).toBe(true);
    rerender(<PickerWithOldNames options={[]} busy {...({ loading: undefined } as object)} />);
    expect(given().loading).toBe(true);
  });

  it('warns once for each old name and names the codemod', () => {
    silence();
    const Other = withOldNames(Picker, { props: { busy: 'loading' } });
    const { rerender } = render(<Other options={[]} busy />);
    rerender(<Other options={[]} busy={false} />);
    expect(warnings()).toEqual([
      expect.stringMatching(/^Picker: the prop busy is now loading.*piri-ui-codemod/),
    ]);
  });

  it('calls an old handler of closing with the old reason, and not upon opening or for a new reason', () => {
    silence();
    const onClose = vi.fn();
    render(<DialogWithOldNames open onClose={onClose} />);
    for (const button of screen.getAllByRole('button')) button.click();
    expect(onClose.mock.calls).toEqual([['escape']]);
    expect(warnings()).toEqual([expect.stringContaining('Dialog: the prop onClose is now onOpenChange')]);
  });

  it('prefers the current handler of closing', () => {
    silence();
    const [onClose, onOpenChange] = [vi.fn(), vi.fn()];
    render(<DialogWithOldNames onOpenChange={onOpenChange} onClose={onClose} />);
    screen.getByRole('button', { name: 'Close' }).click();
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape-key' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls an old handler of a choice with the option, and not if none is chosen', () => {
    silence();
    const onChoose = vi.fn();
    const option = { id: 'oak', label: 'Oak' };
    render(<ChoiceWithOldNames options={[option]} onChoose={onChoose} />);
    for (const button of screen.getAllByRole('button')) button.click();
    expect(onChoose.mock.calls).toEqual([[{ ...option, value: 'oak' }]]);
  });

  it('renames a prop that means something else today only in old code', () => {
    silence();
    const old = [{ id: 'oak', label: 'Oak' }];
    const current = [{ value: 'oak', label: 'Oak' }];
    const { rerender } = render(<ChoiceWithOldNames options={old} value="Oa" open />);
    expect(given()).toEqual({ options: current, inputValue: 'Oa', defaultOpen: true });
    rerender(<ChoiceWithOldNames options={current} value="oak" open onOpenChange={() => {}} />);
    expect(given()).toEqual({ options: current, value: 'oak', open: true });
  });

  it('does not warn in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const Other = withOldNames(Picker, { props: { busy: 'loading' } });
    render(<Other options={[]} busy />);
    vi.unstubAllEnvs();
    expect(warnings()).toEqual([]);
  });

  it('keeps the component’s name, passes the ref and adds no element', () => {
    const ref = { current: null as HTMLDivElement | null };
    const { container } = render(<PickerWithOldNames options={[]} ref={ref} />);
    expect(PickerWithOldNames.displayName).toBe('Picker');
    expect(container.firstChild).toBe(ref.current);
    expect(container.childNodes).toHaveLength(1);
  });
});

describe('its types', () => {
  function accepts(..._elements: ReactNode[]) {}

  it('are those of the component for the current names', () => {
    expectTypeOf<ComponentProps<typeof PickerWithOldNames>>().toEqualTypeOf<PickerProps>();
    accepts(
      <PickerWithOldNames
        options={[]}
        onChoose={(value, options) => {
          expectTypeOf(value).toEqualTypeOf<string>();
          expectTypeOf(options).toEqualTypeOf<{ close: boolean }>();
        }}
      />,
    );
  });

  it('accept an old name for each prop, value and field', () => {
    accepts(
      <PickerWithOldNames choices={[{ value: 'oak', unavailable: 'Sold out' }]} />,
      <PickerWithOldNames choices={[{ value: 'oak', disabledReason: 'Sold out' }]} busy variant="primary" />,
      <PickerWithOldNames options={[{ value: 'oak', unavailable: 'Sold out' }]} variant="quiet" />,
      <PickerWithOldNames options={[]} footer={{ text: 'All' }} />,
      <PickerWithOldNames options={[]} groups={[{ kind: 'choice', values: [{ chosen: true }] }]} />,
      <PickerWithOldNames
        options={[]}
        groups={[{ kind: 'choice', values: [{ swatch: { picture: '' } }] }]}
      />,
      <PickerWithOldNames choices={[]} onClick={(event) => event.currentTarget.click()} />,
    );
  });

  it('accept an old handler of closing, with the old reasons', () => {
    accepts(
      <DialogWithOldNames open onClose={() => {}} />,
      <DialogWithOldNames onClose={(reason) => expectTypeOf(reason).toEqualTypeOf<OldCloseReason>()} />,
      // @ts-expect-error: a reason that never existed
      <DialogWithOldNames onClose={(reason: 'swipe') => reason} />,
    );
  });

  it('accept an old handler of a choice', () => {
    accepts(
      <ChoiceWithOldNames
        options={[{ id: 'oak', label: 'Oak' }]}
        onChoose={({ id }) => expectTypeOf(id).toEqualTypeOf<string>()}
      />,
    );
  });

  it('refuse what neither name allows', () => {
    accepts(
      // @ts-expect-error: a required prop is missing under both names
      <PickerWithOldNames busy />,
      // @ts-expect-error: a required prop is given under both names
      <PickerWithOldNames options={[]} choices={[]} />,
      // @ts-expect-error: a value that never existed
      <PickerWithOldNames options={[]} variant="loud" />,
      // @ts-expect-error: a field that never existed
      <PickerWithOldNames choices={[{ value: 'oak', soldOut: true }]} />,
      // @ts-expect-error: a required field is missing under both names
      <PickerWithOldNames options={[]} footer={{}} />,
      // @ts-expect-error: an old value whose object has the fields of another one
      <PickerWithOldNames options={[]} groups={[{ kind: 'choice', max: 5 }]} />,
      // @ts-expect-error: a nested field that never existed
      <PickerWithOldNames options={[]} groups={[{ kind: 'choice', values: [{ swatch: { photo: '' } }] }]} />,
      // @ts-expect-error: a prop that never existed
      <PickerWithOldNames choices={[]} isBusy />,
    );
  });

  it('stay generic for the current names', () => {
    const ListWithOldNames = withOldNames(List, { props: { items: 'rows' } });
    accepts(
      <ListWithOldNames rows={[1]} onRow={(row) => expectTypeOf(row).toEqualTypeOf<number>()} />,
      <ListWithOldNames items={[1]} onRow={(row) => expectTypeOf(row).toEqualTypeOf<unknown>()} />,
    );
  });

  it('distinguish the members of a union', () => {
    type Next = { nextHref: string; nextLabel: string } | { nextHref?: undefined; nextLabel?: string };
    const Pages = withOldNames(({ shown }: { shown: number } & Next) => <p>{shown}</p>, {
      props: { address: 'nextHref', count: 'shown' },
    });
    accepts(
      <Pages count={1} />,
      <Pages count={1} address="/2" nextLabel="More" />,
      // @ts-expect-error: an address without its label
      <Pages count={1} address="/2" />,
    );
  });
});
