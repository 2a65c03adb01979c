import { Accordion, AccordionContent, AccordionItem, AccordionTitle } from '@piri/ui/accordion';
import { Badge } from '@piri/ui/badge';
import { Breadcrumbs } from '@piri/ui/breadcrumbs';
import { Button } from '@piri/ui/button';
import { Card, CardBody, CardTitle } from '@piri/ui/card';
import { Checkbox } from '@piri/ui/checkbox';
import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { FilterPanel } from '@piri/ui/filter-panel';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link } from '@piri/ui/link';
import { MobileMenu } from '@piri/ui/mobile-menu';
import { Pagination } from '@piri/ui/pagination';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import { Quotation } from '@piri/ui/quotation';
import { Select } from '@piri/ui/select';
import { Stepper } from '@piri/ui/stepper';
import { Switch } from '@piri/ui/switch';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@piri/ui/table';
import { Text } from '@piri/ui/text';
import { TextInput } from '@piri/ui/text-input';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The components, each by the name of its style sheet. */
const components = {
  accordion: h(
    Accordion,
    null,
    h(
      AccordionItem,
      { open: true },
      h(AccordionTitle, null, 'Meals'),
      h(AccordionContent, null, 'From seven.'),
    ),
  ),
  badge: h(Badge, null, 'New'),
  breadcrumbs: h(Breadcrumbs, { items: [{ label: 'Hotel', href: '#' }], current: 'Rooms' }),
  button: [
    h(Button, { key: 1 }, 'Book'),
    h(Button, { key: 2, variant: 'secondary', size: 'small' }, 'Ask'),
    h(Button, { key: 3, loading: true }, 'Wait'),
    h(Button, { key: 4, disabled: true, variant: 'ghost' }, 'Full'),
  ],
  card: h(Card, null, h(CardBody, null, h(CardTitle, null, 'Room 12'))),
  checkbox: h(Checkbox, { description: 'At the window' }, 'A table'),
  'description-list': h(DescriptionList, null, h(DescriptionItem, { term: 'Size' }, '20 square metres')),
  field: h(Field, null, h(FieldLabel, null, 'Name'), h(TextInput), h(FieldHint, null, 'As in the passport.')),
  'filter-panel': h(FilterPanel, {
    action: '/rooms',
    groups: [
      {
        id: 'comfort',
        name: 'Comfort',
        kind: 'checkbox',
        values: ['Bath', 'Balcony'].map((label) => ({
          value: label,
          label,
          count: 4,
          selected: label === 'Bath',
        })),
      },
      { id: 'price', name: 'Price', kind: 'range', fields: ['from', 'to'], min: 0, max: 90 },
    ],
  }),
  heading: [1, 2, 3].map((level) => h(Heading, { key: level, level }, 'A room for the night')),
  'inline-alert': h(InlineAlert, { variant: 'warning', title: 'Few rooms' }, 'Only two are left.'),
  link: h(Link, { href: '#' }, 'Directions'),
  'mobile-menu': h(MobileMenu, {
    id: 'menu',
    items: [
      { id: 'rooms', label: 'Rooms', href: '#', children: [{ id: 'one', label: 'Single', href: '#' }] },
    ],
  }),
  pagination: h(Pagination, { page: 2, pages: 9, href: (page) => `?page=${page}` }),
  'quantity-stepper': h(
    Field,
    null,
    h(FieldLabel, null, 'Nights'),
    h(QuantityStepper, { min: 1, max: 9, defaultValue: 2 }),
  ),
  quotation: h(Quotation, { caption: 'A guest' }, 'We slept well.'),
  select: h(Select, { 'aria-label': 'Beds' }, h('option', null, 'One')),
  stepper: h(Stepper, {
    label: 'Your booking',
    steps: [
      { id: 'dates', label: 'Dates', state: 'completed', href: '#', lines: ['2 to 5 May'] },
      { id: 'room', label: 'Room', state: 'current' },
    ],
  }),
  switch: h(Switch, null, 'Breakfast'),
  table: h(
    Table,
    { caption: 'Rooms' },
    h(
      TableHead,
      null,
      h(TableRow, null, h(TableHeader, null, 'Room'), h(TableHeader, { numeric: true }, 'Beds')),
    ),
    h(TableBody, null, h(TableRow, null, h(TableCell, null, '12'), h(TableCell, { numeric: true }, '2'))),
  ),
  text: h(Text, null, 'All rooms look at the river.'),
  'text-input': h(TextInput, { 'aria-label': 'Town' }),
};

/** Prints the HTML of each component, by name. */
process.stdout.write(
  JSON.stringify(
    Object.fromEntries(
      Object.entries(components).map(([name, element]) => [
        name,
        renderToStaticMarkup(h('div', null, element)),
      ]),
    ),
  ),
);
