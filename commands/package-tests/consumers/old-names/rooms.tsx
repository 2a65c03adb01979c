// Written for the release before: every name of the package here is to keep working until the codemod rewrites it.
import { Accordion, AccordionItem, AccordionTitle } from '@piri/ui/accordion';
import { SignInForm } from '@piri/ui/account-form';
import { AccountMenu } from '@piri/ui/account-menu';
import { Button } from '@piri/ui/button';
import { CardRow, type CardRowProps } from '@piri/ui/carousel';
import { Combobox } from '@piri/ui/combobox';
import { CurrencySelect } from '@piri/ui/currency-select';
import { FilterPanel } from '@piri/ui/filter-panel';
import { JointTile, JointTilePicture, JointTileWords } from '@piri/ui/joint-tile';
import { ListProgress } from '@piri/ui/list-progress';
import { MegaMenu } from '@piri/ui/mega-menu';
import { OptionPicker } from '@piri/ui/option-picker';
import { Pagination } from '@piri/ui/pagination';
import { PopUp } from '@piri/ui/pop-up';
import { SearchField } from '@piri/ui/search-field';
import { Stepper } from '@piri/ui/stepper';
import { Text } from '@piri/ui/text';
import { toast } from '@piri/ui/toast';
import { Tooltip } from '@piri/ui/tooltip';
import './rooms.css';

const views = [
  { value: 'garden', label: 'Garden' },
  { value: 'river', label: 'River', unavailable: 'All rooms with a view of the river are taken.' },
];

const comforts = ['Bath', 'Balcony'].map((label) => ({
  value: label,
  label,
  count: 4,
  chosen: label === 'Bath',
}));

const book = (room: string) =>
  toast(`Room ${room} is yours.`, { action: { label: 'Undo', onPress: () => toast.dismiss() } });

const row: CardRowProps = { label: 'Other rooms' };

export function RoomsPage() {
  return (
    <main className="rooms joint-corner border-t rounded-tr-joint border-hairline bg-pati p-4 text-ink-2 text-meta hover:bg-neel-soft focus-visible:outline-neel">
      <MegaMenu items={[{ id: 'rooms', label: 'Rooms', href: '/rooms' }]} defaultOpen="rooms" />
      <AccountMenu
        name="Farzana"
        signInHref="/in"
        entries={[{ id: 'out', label: 'Sign out', onPress: () => {} }]}
      />
      <SignInForm values={{ userName: 'farzana@post.example' }} />
      <CurrencySelect options={[{ id: 'BDT', name: 'Taka', flag: null }]} value="BDT" />
      <SearchField action="/rooms" name="query" suggestions={[]} onType={() => {}} />
      <Combobox
        aria-label="Guest"
        options={[{ id: 'farzana', label: 'Farzana', detail: 'Room 12' }]}
        onChoose={() => book('12')}
      />
      <Accordion>
        <AccordionItem open>
          <AccordionTitle>Breakfast</AccordionTitle>
        </AccordionItem>
      </Accordion>
      <OptionPicker legend="View" choices={views} defaultValue="garden" />
      <FilterPanel
        action="/rooms"
        atOnce={false}
        texts={{ chosen: (count) => `${count} wanted` }}
        groups={[
          { id: 'comfort', name: 'Comfort', kind: 'choice', values: comforts },
          {
            id: 'walls',
            name: 'Walls',
            kind: 'choice',
            values: [{ value: 'blue', label: 'Blue', count: 1, chosen: true, swatch: { picture: 'data:,' } }],
          },
          { id: 'price', name: 'Price', open: false, kind: 'range', fields: ['from', 'to'], min: 0, max: 90 },
        ]}
      />
      <Stepper
        label="Your booking"
        onGoTo={book}
        texts={{ done: 'finished' }}
        steps={[
          { id: 'dates', label: 'Dates', state: 'done', href: '/dates', lines: ['2 to 5 May'] },
          { id: 'room', label: 'Room', state: 'now' },
          { id: 'pay', label: 'Pay', state: 'next' },
        ]}
      />
      <Text look="lead" tone="ink-2" measure={false}>
        All rooms look at the garden or the river.
      </Text>
      <Tooltip text="Until noon" describes={false}>
        <button type="button" onClick={() => book('12')}>
          Book
        </button>
      </Tooltip>
      <PopUp
        open={false}
        title="Monsoon nights"
        label="Until July"
        variant="khata"
        picture={<img src="data:," alt="" />}
        onClose={() => {}}
      />
      <Pagination page={1} pages={3} href={(page) => `?page=${page}`} texts={{ next: 'More rooms' }} />
      <Button busy variant="quiet">
        Look for a room
      </Button>
      <Button {...{ variant: 'cloth' }}>Call the hotel</Button>
      <CardRow {...row}>
        <JointTile href="/rooms/12">
          <JointTilePicture>
            <img src="data:," alt="" />
          </JointTilePicture>
          <JointTileWords title="Room 12" subtitle="Over the garden" />
        </JointTile>
      </CardRow>
      <ListProgress shown={1} total={2} nextHref="?page=2" nextLabel="More rooms" busy>
        1 of 2 rooms
      </ListProgress>
    </main>
  );
}
