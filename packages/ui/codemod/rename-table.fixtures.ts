import type { RenameTable } from '../src/renamed/rename-table.ts';

/** Renames of every kind, for components that exist only here. */
export const renameTableFixture: RenameTable = {
  renamedProps: {
    Button: {
      from: 'button',
      props: { busy: 'loading' },
      values: { variant: { quiet: 'ghost', cloth: 'on-inverse' } },
    },
    OptionPicker: {
      from: 'option-picker',
      props: { choices: 'options' },
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
    },
    LinkTile: { from: 'link-tile', props: { wide: 'fullWidth' } },
    AccordionItem: { from: 'accordion', propsUnless: { onOpenChange: { open: 'defaultOpen' } } },
    Combobox: {
      from: 'combobox',
      items: { options: { props: { id: 'value' } } },
      optionHandlers: { onChoose: 'onValueChange' },
      propsIfItems: { 'options.id': { value: 'inputValue' } },
    },
    Modal: { from: 'modal', closeHandlers: { onClose: 'onOpenChange' } },
  },
  renamedFunctionOptions: { toast: { from: 'toast', items: { action: { props: { onPress: 'onClick' } } } } },
  renamedExports: {
    carousel: { CardRow: 'CardCarousel', CardRowProps: 'CardCarouselProps' },
    'link-tile': { JointTile: 'LinkTile' },
  },
  renamedSubpaths: { 'joint-tile': 'link-tile' },
  renamedCssVariables: { '--color-neel': '--color-accent' },
  renamedUtilities: { 'bg-neel': 'bg-accent', 'text-ink-2': 'text-muted', 'stitch-frame': 'dashed-frame' },
  renamedDataAttributes: { 'data-busy': 'data-loading', 'data-variant=quiet': 'data-variant=ghost' },
};
